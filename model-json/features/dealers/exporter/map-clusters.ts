/** A dealer on the map, by its number in the list. */
export interface Pin {
  readonly number: number;
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** Overlapping pins, combined into one. */
export interface Cluster {
  readonly pins: readonly [Pin, ...Pin[]];
  readonly x: number;
  readonly y: number;
  /** The largest distance between two of them, px. */
  readonly spread: number;
}

/** Pins closer than this overlap, px. */
export const NEAR = 34;

/** Pins and clusters: each pin joins the first earlier one that it would overlap. */
export function clustered(pins: readonly Pin[]): Cluster[] {
  const groups: [Pin, ...Pin[]][] = [];
  for (const pin of pins) {
    const near = groups.find(([first]) => distance(first, pin) < NEAR);
    if (near) near.push(pin);
    else groups.push([pin]);
  }
  return groups.map((group) => ({
    pins: group,
    x: Math.round(mean(group.map(({ x }) => x))),
    y: Math.round(mean(group.map(({ y }) => y))),
    spread: Math.max(...group.flatMap((one) => group.map((other) => distance(one, other)))),
  }));
}

const distance = (one: Pin, other: Pin): number => Math.hypot(one.x - other.x, one.y - other.y);
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
