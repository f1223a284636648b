import { FIGURE_UNITS } from '../../catalogue/api/trade';
import type { TradeRecord } from '../records/TradeRecord';

/** A column of a table of everything: texts, or numbers in the unit of their source. */
export interface Column {
  readonly name: string;
  readonly isNumber: boolean;
  valueOf(record: TradeRecord): string | number | undefined;
}

const text = (name: string, valueOf: (record: TradeRecord) => string | undefined): Column => ({
  name,
  isNumber: false,
  valueOf,
});

/** The columns of the catalogue as a table, in the order of a data sheet. A number's column names its unit. */
export const columnsOf = (origin: string): readonly Column[] => [
  text('sku', ({ sku }) => sku),
  text('name', ({ name }) => name),
  text('kind', ({ kind }) => kind),
  text('family', ({ family }) => family),
  text('familyName', ({ familyName }) => familyName),
  text('description', ({ description }) => description),
  text('page', ({ page }) => page && origin + page),
  text('modified', ({ modified }) => modified),
  text('unspscProvisional', ({ unspsc }) => unspsc),
  ...Object.entries(FIGURE_UNITS).map(([name, unit]): Column => ({
    name: unit === '' || unit === '1' ? name : `${name} [${unit}]`,
    isNumber: unit !== '',
    valueOf: ({ figures }) => figures.find((figure) => figure.name === name)?.value,
  })),
];
