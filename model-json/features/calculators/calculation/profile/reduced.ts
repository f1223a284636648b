/** The most rows of a load profile: what an address and a table can hold. */
export const MOST_ROWS = 8;

/** A level of demand, and the share of time that it lasts, %. */
export interface Level {
  readonly share: number;
  readonly draw: number;
}

/**
 * A log as a few levels: flows sorted into bands of equal width between the least and the greatest, each with its mean flow.
 * The mean of all is kept. The time that nothing is drawn stays a level of its own.
 */
export function reduced(flows: readonly number[], most = MOST_ROWS): Level[] {
  const [none, some] = [flows.filter((flow) => flow <= 0), flows.filter((flow) => flow > 0)];
  const bands = most - (none.length > 0 ? 1 : 0);
  const [least, greatest] = [
    some.reduce((a, b) => Math.min(a, b), Infinity),
    some.reduce((a, b) => Math.max(a, b), 0),
  ];
  const sorted = Array.from({ length: bands }, () => ({ count: 0, sum: 0 }));
  for (const flow of some) {
    const place =
      greatest > least ? Math.min(bands - 1, Math.floor(((flow - least) / (greatest - least)) * bands)) : 0;
    const band = sorted[place]!;
    band.count += 1;
    band.sum += flow;
  }
  const levels = sorted
    .filter(({ count }) => count > 0)
    .map(({ count, sum }) => ({ share: (100 * count) / flows.length, draw: sum / count }))
    .reverse();
  return none.length > 0 ? [...levels, { share: (100 * none.length) / flows.length, draw: 0 }] : levels;
}
