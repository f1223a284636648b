import type { Point } from '../../cad/shapes/Shape';
import type { Axis, Flat } from './Art';

/** A point of the drawing: to the right, and down. */
export type Spot = readonly [x: number, y: number];

const [COS, SIN] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)] as const;

/** Isometric (ISO 5456-3, 5.2), seen from the front, from the right and from above: all axes keep their length. */
export const project = ([x, y, z]: Point): Spot => [(x + y) * COS, (x - y) * SIN - z];

/** How near a point is to the viewer. */
export const nearness = ([x, y, z]: Point): number => x - y + z;

/** The end of each axis that the viewer sees. */
export const SEEN: Readonly<Record<Axis, 1 | -1>> = { x: 1, y: -1, z: 1 };

/** A point across an axis in space. */
export function placed([across, up]: Flat, along: number, axis: Axis, [x, y, z]: Point): Point {
  if (axis === 'z') return [x + across, y + up, z + along];
  return axis === 'y' ? [x + across, y + along, z + up] : [x + along, y + across, z + up];
}

/** The convex outline of points (Andrew's monotone chain). */
export function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (points: readonly Spot[]) => {
    const chain: Spot[] = [];
    for (const point of points) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 1e-9) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turn = ([ax, ay]: Spot = [0, 0], [bx, by]: Spot = [0, 0], [cx, cy]: Spot = [0, 0]): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Path data of points, closed. */
export const closed = (spots: readonly Spot[]): string => `${open(spots)}Z`;

/** Path data of points, not closed. */
export function open(spots: readonly Spot[]): string {
  const pairs = spots.map(pair);
  return `M${pairs.filter((each, index) => each !== pairs[index - 1]).join('L')}`;
}

export const pair = ([x, y]: Spot): string => `${short(x)} ${short(y)}`;

export const short = (value: number): string => String(Math.round(value * 10) / 10);
