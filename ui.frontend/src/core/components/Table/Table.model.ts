import { z } from 'zod';
import { flag, listOf, text } from '../../../../../shared/models/schema';

const cell = z.preprocess(
  (value) => (value === null || value === undefined ? '' : String(value)),
  z.string(),
);

/** Our own format: column order, columns by name, rows of cells in that order. */
export const tableModel = z
  .object({
    id: text(),
    caption: text(),
    columnOrder: listOf(z.string()),
    columns: z.preprocess(
      (value) => value || undefined,
      z.record(z.string(), z.object({ title: text(), sortable: flag() })).default({}),
    ),
    rows: listOf(z.object({ cells: listOf(cell) })),
    /** The first cell of each row is its header. */
    rowHeaders: flag(),
  })
  .transform(({ columnOrder, columns, rows, rowHeaders, ...rest }) => ({
    ...rest,
    rowHeaders,
    columns: columnOrder.map((name, index) => ({
      name,
      title: columns[name]?.title ?? '',
      // A header without a title has nothing to press.
      sortable: Boolean(columns[name]?.sortable && columns[name].title && rows.length > 1),
      holdsFigures:
        rows.length > 0 &&
        !(rowHeaders && index === 0) &&
        rows.every(({ cells }) => isFigure(cells[index] ?? '')),
    })),
    // A short row is padded: a missing cell would shift those after it.
    rows: rows.map(({ cells }) => columnOrder.map((_, index) => cells[index] ?? '')),
  }));

export type TableModel = z.output<typeof tableModel>;

/** A bare number, an amount of money, a percentage, a range or nothing: columns of these are right-aligned. */
export const isFigure = (cell: string): boolean => /^[\s\d.,'’+\-−–%\p{Sc}]*$/u.test(cell);
