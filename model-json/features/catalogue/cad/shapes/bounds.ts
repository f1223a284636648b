import type { Bar, Part, Point, Solid } from './Shape';

/** The smallest upright block around something. */
export interface Bounds {
  readonly from: Point;
  readonly to: Point;
}

/** The space that parts take. Cuts never enlarge it. */
export const boundsOf = (parts: readonly Part[]): Bounds =>
  around(parts.flatMap(({ solids }) => solids).map(boundsOfSolid));

/** The smallest upright block around others. */
export function around(all: readonly Bounds[]): Bounds {
  const least = (axis: 0 | 1 | 2) => Math.min(...all.map(({ from }) => from[axis]));
  const most = (axis: 0 | 1 | 2) => Math.max(...all.map(({ to }) => to[axis]));
  return { from: [least(0), least(1), least(2)], to: [most(0), most(1), most(2)] };
}

export const middleOf = ({ from, to }: Bounds): Point => [
  (from[0] + to[0]) / 2,
  (from[1] + to[1]) / 2,
  (from[2] + to[2]) / 2,
];

/** Length, width, height. */
export const sizeOf = ({ from, to }: Bounds): Point => [to[0] - from[0], to[1] - from[1], to[2] - from[2]];

function boundsOfSolid(solid: Solid): Bounds {
  if (solid.type === 'block') return solid;
  const { from, towards, length } = solid;
  const reaches = solid.type === 'hexagon' ? hexagonReach(solid) : roundReach(solid);
  const ends = (axis: 0 | 1 | 2) => [from[axis], from[axis] + towards[axis] * length];
  const least = (axis: 0 | 1 | 2) => Math.min(...ends(axis)) - reaches[axis];
  const most = (axis: 0 | 1 | 2) => Math.max(...ends(axis)) + reaches[axis];
  return { from: [least(0), least(1), least(2)], to: [most(0), most(1), most(2)] };
}

/** How far a bar's section stands out from its axis along x, y and z. */
function roundReach({ towards, diameter }: Bar): Point {
  const reach = (axis: 0 | 1 | 2) => (diameter / 2) * Math.sqrt(Math.max(0, 1 - towards[axis] ** 2));
  return [reach(0), reach(1), reach(2)];
}

function hexagonReach({ towards, diameter }: Bar): Point {
  const side = sideOf(towards);
  const up = crossOf(towards, side);
  const corners = [30, 90, 150].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
  const radius = diameter / Math.sqrt(3);
  const reach = (axis: 0 | 1 | 2) =>
    radius * Math.max(...corners.map(([along, across]) => Math.abs(side[axis] * along + up[axis] * across)));
  return [reach(0), reach(1), reach(2)];
}

/** A level direction at a right angle to another one, from which a bar's section is drawn. */
export function sideOf([x, y]: Point): Point {
  const level = Math.hypot(x, y);
  return level < 1e-6 ? [1, 0, 0] : [-y / level, x / level, 0];
}

const crossOf = ([a, b, c]: Point, [x, y, z]: Point): Point => [b * z - c * y, c * x - a * z, a * y - b * x];
