import type { Generation } from './Generation';

/** The multiplier for the score of a row: its own boost, and the query's factor for its document. */
export function weights(
  factors: Readonly<Record<string, number>>,
  generation: Generation,
): (row: number) => number {
  const { columns } = generation;
  const byRow = new Map(Object.entries(factors).map(([id, factor]) => [generation.rowOf(id), factor]));
  if (byRow.size === 0) return (row) => 1 + columns.boost(row);
  return (row) => (1 + columns.boost(row)) * (byRow.get(row) ?? 1);
}
