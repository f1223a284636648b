/* Lists as they are after a change. */

export const replaced = <T>(list: readonly T[], i: number, item: T): T[] =>
  list.map((each, at) => (at === i ? item : each));

export const without = <T>(list: readonly T[], i: number): T[] => list.filter((_, at) => at !== i);

export const inserted = <T>(list: readonly T[], item: T): T[] => [...list, item];

/** One place up or down; at an end, as it is. */
export function moved<T>(list: readonly T[], i: number, by: -1 | 1): T[] {
  const [one, other] = [list[i], list[i + by]];
  if (one === undefined || other === undefined) return [...list];
  return replaced(replaced(list, i, other), i + by, one);
}
