import { bottom, right, type Box, type Point } from './geometry';

/** The edges beside which a drop can go: those towards its siblings. */
export type Direction = 'level' | 'upright';

/** A container around a point. */
export interface Edged {
  readonly path: string;
  readonly box: Box;
  /** `level`: above and below it; `upright`: left and right of it. */
  readonly direction: Direction;
}

/** The greatest depth of a zone. */
const DEPTH = 10;

const distances: Readonly<Record<Direction, readonly ((box: Box, point: Point) => number)[]>> = {
  level: [({ top }, { y }) => y - top, (box, { y }) => bottom(box) - y],
  upright: [({ left }, { x }) => x - left, (box, { x }) => right(box) - x],
};

/**
 * The container in whose edge zone a point is: a drop there goes beside it. Where edges touch, the zones lie inside each
 * other, the outermost container's first, and half of the innermost item is left to it.
 *
 * @param around the containers around the point, outermost first
 * @param innermost the box of the innermost item at the point
 */
export function zoneAt(around: readonly Edged[], innermost: Box, point: Point): string | undefined {
  const parts = 2 * (around.length + 1);
  const depths = {
    level: Math.min(DEPTH, innermost.height / parts),
    upright: Math.min(DEPTH, innermost.width / parts),
  };
  // How far the point is inside the zones so far, at each of the two edges.
  const past = { level: [Infinity, Infinity], upright: [Infinity, Infinity] };
  for (const { path, box, direction } of around) {
    const depth = depths[direction];
    past[direction] = distances[direction].map(
      (distance, edge) => Math.min(past[direction][edge] ?? Infinity, distance(box, point)) - depth,
    );
    if (past[direction].some((rest) => rest < 0)) return path;
  }
  return undefined;
}
