import type { z } from 'zod';
import { panelFixtures, textPanel } from '../../kit/testing/panel-fixtures';
import type { tabsModel } from './Tabs.model';
import { componentType } from '../../../../../shared/addresses/app';

const description = textPanel(
  'Description',
  '<p>One cast-iron cylinder runs at only 1,050 rpm, driven by a V-belt. That is slower than a direct-drive machine, so it stays cooler and its valves last.</p><p id="duty-cycle">With 60 % duty cycle it keeps up with two framing nailers, a tyre inflator or a spray gun for small areas.</p>',
);
const data = textPanel(
  'Technical data',
  '<ul><li>Free air delivery 230 l/min at 8 bar</li><li>Motor 1.5 kW</li><li>Tank 50 l</li></ul>',
);
const delivery = textPanel(
  'Delivery',
  '<p>Ready for use: oil filled, hose and two quick couplings in the box.</p>',
);

export const fixtures = {
  default: { id: 'tabs-1', ...panelFixtures({ item_1: description, item_2: data, item_3: delivery }) },
  'third panel first': {
    id: 'tabs-2',
    activeItem: 'item_3',
    accessibilityLabel: 'Details of the M 50',
    ...panelFixtures({ item_1: description, item_2: data, item_3: delivery }),
  },
  'tabs in a tab': {
    id: 'tabs-3',
    ...panelFixtures({
      item_1: description,
      item_2: {
        ':type': componentType('tabs'),
        'cq:panelTitle': 'By country',
        id: 'tabs-3-inner',
        ...panelFixtures({ item_1: delivery, item_2: data }),
      },
    }),
  },
  'more than a phone is wide': {
    id: 'tabs-4',
    ...panelFixtures(
      Object.fromEntries(
        ['Workshop', 'Joinery', 'Paint shop', 'Bottling', 'Foundry', 'Dental practice', 'Dairy'].map(
          (title, index) => [
            `item_${index + 1}`,
            textPanel(title, `<p>Air for the ${title.toLowerCase()}.</p>`),
          ],
        ),
      ),
    ),
  },
  'long German words': {
    id: 'tabs-5',
    ...panelFixtures({
      item_1: textPanel('Druckluftaufbereitungskomponenten', '<p>Trockner, Filter, Kondensatableiter.</p>'),
      item_2: textPanel('Schraubenkompressorenwartungsvertrag', '<p>Alle 2.000 Stunden.</p>'),
    }),
  },
  'right to left': {
    id: 'tabs-6',
    ...panelFixtures({
      item_1: textPanel('الوصف', '<p>ضواغط الهواء</p>'),
      item_2: textPanel('البيانات', '<p>8 bar</p>'),
    }),
  },
  'without titles': {
    id: 'tabs-7',
    ...panelFixtures({
      item_1: { ...description, 'cq:panelTitle': null },
      item_2: { ...data, 'cq:panelTitle': '' },
    }),
  },
  'node names with blanks': {
    id: 'tabs-8',
    ...panelFixtures({ 'panel one': description, 'cq:two': data }),
  },
  empty: { id: 'tabs-9' },
} satisfies Record<string, z.input<typeof tabsModel>>;
