import type { z } from 'zod';
import { pictureFixture } from '../../../../../shared/models/Picture.fixtures';
import type { catalogueReaderModel } from './CatalogueReader.model';
import { APP_ID, CONTENT_ROOT, DAM_ROOT } from '../../../../../shared/addresses/app';

type Input = z.input<typeof catalogueReaderModel>;

const root = `${CONTENT_ROOT}/gb/en/products`;
const columns = [
  { name: 'freeAirDelivery', unit: 'l/min' as const },
  { name: 'maxPressure', unit: 'bar' as const },
  { name: 'motorPower', unit: 'kW' as const },
  { name: 'connection' },
];

const rows = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({
    sku: `V-30${String(index).padStart(2, '0')}-08`,
    name: name(index),
    version: index % 3 === 2 ? '10 bar' : undefined,
    url: `${root}/screw/${index}.html`,
    cells: [1120 + index * 10, 8, 7.5, index % 4 === 3 ? null : 'G ¾'],
  }));

const screw = (count: number, name = (index: number) => `R ${7 + index}`) => ({
  id: `${APP_ID}:family/screw`,
  name: 'Screw compressors',
  description: 'For air without a break: 7.5 to 160 kW, fixed or variable speed.',
  families: [
    {
      id: `${APP_ID}:family/screw/fixed-speed`,
      name: 'Fixed-speed screw compressors',
      description: 'Load, idle, stop, for demand that stays between 70 and 95 %.',
      url: `${root}/screw/fixed-speed.html`,
      columns,
      rows: rows(count, name),
    },
    {
      id: `${APP_ID}:family/screw/on-tank`,
      name: 'Screw compressors on a tank',
      columns: columns.slice(0, 2),
      rows: rows(2, (index) => `R ${index} T`).map((row) => ({ ...row, sku: row.sku.replace('30', '31') })),
    },
  ],
});

const options = {
  id: `${APP_ID}:family/customise`,
  name: 'Options to order',
  description: 'What we change on a standard machine.',
  families: [
    {
      id: `${APP_ID}:family/customise`,
      name: 'Options to order',
      columns: [],
      rows: [{ sku: 'V-9901-00', name: 'Special colour', cells: [] }],
    },
  ],
};

const book = (chapters: readonly object[], more: object = {}): Input => ({
  id: 'catalogue',
  site: 'Ventora',
  address: `${root}.html`,
  modified: '2026-11-20',
  revision: '2026-11',
  products: 12,
  families: 3,
  download: { url: `${root}.catalogue.pdf`, bytes: 1_393_000 },
  chapters: [...chapters],
  ...more,
});

export const fixtures = {
  default: book([screw(4), options], {
    picture: pictureFixture(`${DAM_ROOT}/heroes/range.jpg`, 2400, 1350),
  }),
  'a table over several pages': book([screw(60), options]),
  'no PDF yet': book([options], { download: { url: `${root}.catalogue.pdf`, bytes: '' } }),
  'long German words': book([
    {
      ...screw(3, () => 'Druckluftaufbereitungskomponentenübersicht'),
      name: 'Schraubenkompressorenwartungszubehör',
      description: 'Druckluftaufbereitungskomponenten für Schraubenkompressorenstationen.',
    },
  ]),
  'right to left': book([{ ...screw(3, (index) => `ضاغط لولبي ${index}`), name: 'ضواغط لولبية' }]),
  'hostile words': book([
    {
      ...options,
      name: '<img src=x onerror="x()">',
      families: [
        {
          ...options.families[0],
          rows: [{ sku: '"><script>x()</script>', name: '</script>', url: 'javascript:x()', cells: [] }],
        },
      ],
    },
  ]),
  empty: { id: 'catalogue' },
} satisfies Record<string, Input>;
