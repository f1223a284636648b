import type { RowIndex } from '../rows/RowIndex';
import { matchOf } from '../text/match-of';
import type { Generation } from './Generation';
import { match } from './match';
import { textTable } from './schema';

type Row = [row: number];

const rowsOf = (found: readonly Row[]): number[] => found.map(([row]) => row);

/** A generation as a search reads it. */
export const rowIndexOf = (generation: Generation): RowIndex => ({
  columns: generation.columns,
  vocabularies: generation.vocabularies,
  rowOf: (id) => generation.rowOf(id),
  document: (row) => generation.document(row),
  match: (plan, language, joint) => match(matchOf(plan, joint), language, generation),
  named(plan, language, most) {
    const table = textTable(language);
    const sql = `SELECT rowid FROM ${table} WHERE ${table} MATCH ? LIMIT ${most}`;
    return rowsOf(generation.rows<Row>(sql, `{name subject} : (${matchOf(plan)})`));
  },
  numbered: (number, most) =>
    rowsOf(generation.rows<Row>('SELECT row FROM number WHERE folded = ? LIMIT ?', number, most)),
  numberedFrom: (beginning, most) =>
    rowsOf(
      generation.rows<Row>(
        'SELECT DISTINCT row FROM number WHERE folded >= ? AND folded < ? LIMIT ?',
        beginning,
        `${beginning}\u{10ffff}`,
        most,
      ),
    ),
});
