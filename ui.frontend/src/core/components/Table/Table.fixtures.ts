import type { z } from 'zod';
import type { tableModel } from './Table.model';

type TableInput = z.input<typeof tableModel>;

const titled = (...titles: string[]) => ({
  columnOrder: titles.map((_, index) => `c${index}`),
  columns: Object.fromEntries(titles.map((title, index) => [`c${index}`, { title }])),
});
const row = (...cells: string[]) => ({ cells });

const demand = {
  id: 'table-1',
  caption: 'Car workshop, two bays',
  ...titled('Consumer', 'While running, l/min', 'Share of time, %', 'Mean demand, l/min'),
  rows: [
    row('2 impact wrenches ½ in', '900', '15', '135'),
    row('Blow gun', '260', '10', '26'),
    row('Tyre inflator', '100', '15', '15'),
    row('Total', '', '', '176'),
  ],
  rowHeaders: true,
} satisfies TableInput;

export const fixtures = {
  default: demand,
  'data sheet': {
    id: 'table-2',
    ...titled('Item', 'Value'),
    rows: [
      row('Free air delivery', '170 l/min'),
      row('Cut-in / cut-out pressure', '8 / 10 bar'),
      row('Tank', '50 l'),
      row('Noise at 1 m', '89 dB(A)'),
      row('Dimensions (L × W × H)', '950 × 430 × 760 mm'),
    ],
    rowHeaders: true,
  },
  'without titles': { id: 'table-3', ...titled('', ''), rows: [row('Weight', '48 kg')], rowHeaders: true },
  'without row headers': {
    id: 'table-4',
    caption: 'Spare parts',
    ...titled('Part', 'Order number'),
    rows: [row('Air filter element', '4410-22'), row('Belt', '4410-31')],
  },
  'many columns': {
    id: 'table-5',
    caption: 'The range',
    ...titled(
      'Model',
      'Free air delivery, l/min',
      'Pressure, bar',
      'Power, kW',
      'Tank, l',
      'Noise, dB(A)',
      'Length, mm',
      'Width, mm',
      'Height, mm',
      'Weight, kg',
    ),
    rows: [
      row('M 50', '170', '10', '1.5', '50', '89', '950', '430', '760', '48'),
      row('S 270', '470', '10', '4', '270', '83', '1,620', '620', '1,180', '168'),
      row('R 15 T', '2,250', '8–13', '15', '500', '68', '1,980', '790', '1,720', '612'),
    ],
    rowHeaders: true,
  },
  sortable: {
    id: 'table-12',
    caption: 'The range, to be put in order',
    columnOrder: ['model', 'delivery', 'noise', 'drive'],
    columns: {
      model: { title: 'Model', sortable: true },
      delivery: { title: 'Free air delivery', sortable: true },
      noise: { title: 'Noise, dB(A)', sortable: true },
      drive: { title: 'Drive' },
    },
    rows: [
      row('R 15 T', '2,250 l/min', '68', 'belt'),
      row('M 50', '170 l/min', '89', 'direct'),
      row('S 270', '470 l/min', '83', 'belt'),
      row('S 500', '–', '', 'belt'),
    ],
    rowHeaders: true,
  },
  'a short row': { ...demand, id: 'table-6', rows: [row('Blow gun', '260')] },
  '200 rows': {
    ...demand,
    id: 'table-7',
    rows: Array.from({ length: 200 }, (_, index) => row(`Tool ${index + 1}`, '260', '10', '26')),
  },
  'long German words': {
    id: 'table-8',
    caption: 'Druckluftaufbereitungskomponentenübersicht',
    ...titled('Komponente', 'Schalldruckpegel'),
    rows: [row('Schraubenkompressorenwartungsvertrag', '66 dB(A)')],
    rowHeaders: true,
  },
  'right to left': {
    id: 'table-9',
    caption: 'بيانات فنية',
    columnOrder: ['item', 'value'],
    columns: { item: { title: 'البند' }, value: { title: 'القيمة', sortable: true } },
    rows: [row('الضغط', '10 بار'), row('القدرة', '4 كيلوواط')],
    rowHeaders: true,
  },
  'hostile HTML': {
    id: 'table-10',
    ...titled('<script>x()</script>'),
    rows: [row('<img src=x onerror="x()">')],
  },
  empty: { id: 'table-11' },
} satisfies Record<string, TableInput>;
