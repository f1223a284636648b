import type { RowIndex } from './RowIndex';

/** The multiplier for the score of a row: its own boost, and the query's factor for its document. */
export function weights(factors: Readonly<Record<string, number>>, index: RowIndex): (row: number) => number {
  const { columns } = index;
  const byRow = new Map(Object.entries(factors).map(([id, factor]) => [index.rowOf(id), factor]));
  if (byRow.size === 0) return (row) => 1 + columns.boost(row);
  return (row) => (1 + columns.boost(row)) * (byRow.get(row) ?? 1);
}
