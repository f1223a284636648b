import type { z } from 'zod';
import type { containerComponentModel } from './Container.model';
import { componentType } from '../../../../../shared/addresses/app';

const column = 'aem-GridColumn aem-GridColumn--default--12';
const heading = (text: string) => ({
  ':type': componentType('title'),
  id: `title-${text}`,
  text,
  type: 'h3',
});

function grid(id: string, texts: readonly string[], classes = column) {
  const names = texts.map((_, index) => `title_${index}`);
  return {
    id,
    gridClassNames: 'aem-Grid aem-Grid--12 aem-Grid--default--12',
    columnClassNames: Object.fromEntries(names.map((name) => [name, classes])),
    ':items': Object.fromEntries(texts.map((text, index) => [`title_${index}`, heading(text)])),
    ':itemsOrder': names,
  };
}

export const fixtures = {
  default: grid('container-1', ['Screw compressors', 'Piston compressors']),
  main: { ...grid('container-2', ['Air for three shifts']), roleAttribute: 'main' },
  labelled: { ...grid('container-3', ['Service near you']), accessibilityLabel: 'Service' },
  'beside an article': { ...grid('container-11', ['Read on']), appliedHtmlElement: 'aside' },
  'half and half': grid(
    'container-4',
    ['Left', 'Right'],
    'aem-GridColumn aem-GridColumn--default--6 aem-GridColumn--phone--12',
  ),
  'without grid classes': {
    id: 'container-5',
    ':items': { title: heading('Plain') },
    ':itemsOrder': ['title'],
    gridClassNames: '',
  },
  'long German words': grid('container-6', [
    'Druckluftaufbereitungskomponentenübersicht',
    'Schraubenkompressorenwartungsvertrag',
  ]),
  'right to left': grid('container-7', ['ضواغط الهواء اللولبية']),
  '200 items': grid(
    'container-8',
    Array.from({ length: 200 }, (_, index) => `Part ${index + 1}`),
  ),
  'an item without a model': { id: 'container-9', ':items': {}, ':itemsOrder': ['gone'] },
  empty: { id: 'container-10', ':items': {}, ':itemsOrder': [] },
} satisfies Record<string, z.input<typeof containerComponentModel>>;
