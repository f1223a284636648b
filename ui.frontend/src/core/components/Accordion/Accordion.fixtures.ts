import type { z } from 'zod';
import { panelFixtures, textPanel } from '../../kit/testing/panel-fixtures';
import type { accordionModel } from './Accordion.model';

const oil = textPanel(
  'How often does the oil need changing?',
  '<p>First after 50 hours, then every 500 hours or once a year, whichever comes first. Use ISO VG 100 mineral oil.</p>',
);
const duty = textPanel(
  'What does a duty cycle of 60 % mean?',
  '<p>In ten minutes the machine may run six and must rest four. <a href="#oil-grade">Which oil it needs</a></p>',
);
const noise = textPanel(
  'How loud is it?',
  '<p id="oil-grade">68 dB(A) at one metre, measured to ISO 2151.</p>',
);
const items = panelFixtures({ item_1: oil, item_2: duty, item_3: noise });

export const fixtures = {
  default: { id: 'accordion-1', singleExpansion: false, expandedItems: ['item_1'], ...items },
  'all closed': { id: 'accordion-2', singleExpansion: false, expandedItems: [], ...items },
  'one at a time': {
    id: 'accordion-3',
    singleExpansion: true,
    expandedItems: ['item_1', 'item_3'],
    ...items,
  },
  'level set by policy': { id: 'accordion-4', headingElement: 'h4', expandedItems: ['item_2'], ...items },
  'through the SDK': {
    id: 'accordion-5',
    singleExpansion: '',
    expandedItems: '',
    headingElement: '',
    ...items,
  },
  'long German words': {
    id: 'accordion-6',
    ...panelFixtures({
      item_1: textPanel(
        'Druckluftaufbereitungskomponentenübersichtsdokumentation herunterladen',
        '<p>Trockner, Filter, Kondensatableiter.</p>',
      ),
    }),
  },
  'right to left': {
    id: 'accordion-7',
    expandedItems: ['item_1'],
    ...panelFixtures({ item_1: textPanel('كم مرة يجب تغيير الزيت؟', '<p>كل 500 ساعة.</p>') }),
  },
  'a table': {
    id: 'accordion-8',
    expandedItems: ['item_1'],
    ...panelFixtures({
      item_1: textPanel(
        'Oil by model',
        '<table><tbody><tr><th scope="row">M 50</th><td>0.6 l</td></tr></tbody></table>',
      ),
    }),
  },
  empty: { id: 'accordion-9', expandedItems: [] },
} satisfies Record<string, z.input<typeof accordionModel>>;
