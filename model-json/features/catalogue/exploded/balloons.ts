import type { Spot } from './art/project';

/** Units of the drawing. */
export const RADIUS = 17;
const GAP = 6;

export interface Marked {
  /** Where the leader line ends. */
  readonly at: Spot;
}

/**
 * Balloons in a column at either side, each on the side to which its part is nearer, in the order of the parts' heights, so that
 * leader lines do not cross.
 * @returns the middle of each balloon, in the order of the parts
 */
export function balloonsFor(parts: readonly Marked[], width: number, height: number): Spot[] {
  const byX = parts
    .map((part, index) => ({ part, index }))
    .toSorted((one, two) => one.part.at[0] - two.part.at[0]);
  // As many on either side as lie there, but no column fuller than it is high.
  const most = Math.floor(height / (2 * RADIUS + GAP));
  const wished = byX.filter(({ part }) => part.at[0] < width / 2).length;
  const left = Math.max(byX.length - most, Math.min(wished, most));
  const spots = new Map<number, Spot>();
  const column = (own: typeof byX, x: number) => {
    const sorted = own.toSorted((one, two) => one.part.at[1] - two.part.at[1]);
    const ys = spread(
      sorted.map(({ part }) => part.at[1]),
      height,
    );
    sorted.forEach(({ index }, place) => spots.set(index, [x, ys[place] ?? 0]));
  };
  column(byX.slice(0, left), RADIUS + 1);
  column(byX.slice(left), width - RADIUS - 1);
  return parts.map((_, index) => spots.get(index) ?? [0, 0]);
}

/** Heights as near to those wished as possible, none closer than a balloon. */
function spread(wished: readonly number[], height: number): number[] {
  const step = 2 * RADIUS + GAP;
  const ys: number[] = [];
  for (const y of wished) ys.push(Math.max(y, (ys.at(-1) ?? RADIUS + 1 - step) + step, RADIUS + 1));
  const [from, to] = [RADIUS + 1, height - RADIUS - 1];
  for (let index = ys.length - 1; index >= 0; index--) {
    const most = index === ys.length - 1 ? to : (ys[index + 1] ?? to) - step;
    ys[index] = Math.max(from, Math.min(ys[index] ?? from, most));
  }
  return ys;
}
