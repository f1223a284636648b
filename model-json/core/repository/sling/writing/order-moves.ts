/** Puts a node before a sibling, or last. */
export interface OrderMove {
  readonly name: string;
  readonly before: string | undefined;
}

/** The fewest moves that turn an order of names into another of the same names. */
export function orderMoves(now: readonly string[], wanted: readonly string[]): OrderMove[] {
  const position = new Map(now.map((name, i) => [name, i]));
  const staying = new Set(longestRising(wanted, (name) => position.get(name) ?? -1));
  const moves: OrderMove[] = [];
  // From the end, so that the next sibling is in its place already.
  for (let i = wanted.length - 1; i >= 0; i -= 1) {
    const name = wanted[i];
    if (name !== undefined && !staying.has(name)) moves.push({ name, before: wanted[i + 1] });
  }
  return moves;
}

/** The longest part of a list whose ranks rise (patience sorting). */
function longestRising(names: readonly string[], rankOf: (name: string) => number): string[] {
  interface Card {
    readonly name: string;
    readonly rank: number;
    readonly below: Card | undefined;
  }
  const tops: Card[] = [];
  for (const name of names) {
    const rank = rankOf(name);
    let low = 0;
    let high = tops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tops[middle]?.rank ?? Infinity) < rank) low = middle + 1;
      else high = middle;
    }
    tops[low] = { name, rank, below: tops[low - 1] };
  }
  const rising: string[] = [];
  for (let card = tops.at(-1); card; card = card.below) rising.unshift(card.name);
  return rising;
}
