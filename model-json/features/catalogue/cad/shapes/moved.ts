import type { Part, Point, Solid } from './Shape';

/** Parts somewhere else. */
export const moved = (parts: readonly Part[], by: Point): Part[] =>
  parts.map(({ name, solids }) => ({ name, solids: solids.map((solid) => movedSolid(solid, by)) }));

function movedSolid(solid: Solid, by: Point): Solid {
  const add = ([x, y, z]: Point): Point => [x + by[0], y + by[1], z + by[2]];
  const cuts = solid.cuts && { cuts: solid.cuts.map((cut) => movedSolid(cut, by)) };
  const from = add(solid.from);
  return solid.type === 'block'
    ? { ...solid, from, to: add(solid.to), ...cuts }
    : { ...solid, from, ...cuts };
}
