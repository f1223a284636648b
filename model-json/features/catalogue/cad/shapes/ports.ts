import { type ConnectionPoint, isConnectionRole } from '../../products/technical-lists';
import { boundsOf } from './bounds';
import type { Connection, Part, Point, Solid } from './Shape';
import { along, BACK, cylinder, DOWN, FRONT, LEFT, part, port, RIGHT, UP } from './solids';
import { portOf } from './threads';

/** How much of each end of an axis connections take: `[left, right]`, `[front, back]`, `[bottom, top]`. */
export type Insets = readonly [
  x: readonly [number, number],
  y: readonly [number, number],
  z: readonly [number, number],
];

const AXES = [0, 1, 2] as const;

/** The outward direction at either end of each axis. */
const DIRECTIONS = [
  [LEFT, RIGHT],
  [FRONT, BACK],
  [DOWN, UP],
] as const;

/** Cooling air passes an opening; everything else stands out. */
const isOpening = ({ name }: Connection): boolean => name.startsWith('cooling-air');

/** How far a connection stands out of a body. A thin body has short ones. */
const lengthOf = ({ thread }: Connection, extent: number): number =>
  Math.min(portOf(thread).length, extent * 0.16);

/** A product's connections within its envelope, each with the way out of the face that it is on. */
export const connectionsOn = (points: readonly ConnectionPoint[], size: Point): Connection[] =>
  points.flatMap(({ role, thread, x, y, z }) => {
    const towards = outwards([x, y, z], size);
    const at: Point = [x - size[0] / 2, y - size[1] / 2, z];
    return towards && isConnectionRole(role)
      ? [{ name: role, ...(thread !== '–' && { thread }), at, towards }]
      : [];
  });

/** The face of the envelope that a point is on; undefined if it is on none. */
function outwards(place: Point, size: Point): Point | undefined {
  for (const axis of AXES) {
    if (place[axis] === 0) return DIRECTIONS[axis][0];
    if (place[axis] === size[axis]) return DIRECTIONS[axis][1];
  }
  return undefined;
}

/**
 * The space that connections need between body and envelope. Below, there are feet.
 * @param isFlush whether those on the sides end with the body: a vessel is as wide as its envelope
 */
export function insetsOf(connections: readonly Connection[], size: Point, isFlush: boolean): Insets {
  const needed = (axis: 0 | 1 | 2, end: 0 | 1): number => {
    if (isFlush && axis !== 2) return 0;
    const there = connections.filter((each) => each.towards === DIRECTIONS[axis][end] && !isOpening(each));
    return Math.max(0, ...there.map((each) => lengthOf(each, size[axis])));
  };
  return [
    [needed(0, 0), needed(0, 1)],
    [needed(1, 0), needed(1, 1)],
    [0, needed(2, 1)],
  ];
}

/** Sockets, flanges and glands at their places, with pipes as long as it takes to meet the body. */
export function portsFor(connections: readonly Connection[], body: readonly Part[], size: Point): Part[] {
  const solids = connections.filter((each) => !isOpening(each)).flatMap((each) => portFor(each, body, size));
  return solids.length > 0 ? [part('connections', ...solids)] : [];
}

function portFor(connection: Connection, body: readonly Part[], size: Point): Solid[] {
  const { thread, at, towards } = connection;
  const axis = AXES.find((each) => towards[each] !== 0) ?? 0;
  const length = lengthOf(connection, size[axis]);
  const pipe = Math.max(length + 2, depthTo(body, at, towards, size));
  return thread?.startsWith('M')
    ? [cylinder(along(at, towards, -pipe), towards, pipe, portOf(thread).bore)]
    : port(thread, at, towards, { length, pipe, most: roomAround(at, axis, size) });
}

/** How thick something may be at a place without leaving the envelope. */
function roomAround(at: Point, axis: 0 | 1 | 2, size: Point): number {
  const sides = AXES.filter((each) => each !== axis).map((each) =>
    each === 2 ? Math.min(at[2], size[2] - at[2]) : size[each] / 2 - Math.abs(at[each]),
  );
  return 2 * Math.min(...sides);
}

/** Vessels with the bores of sockets that end with their walls. */
export const bored = (parts: readonly Part[], connections: readonly Connection[]): Part[] =>
  parts.map((each) =>
    each.name === 'tank'
      ? {
          ...each,
          solids: each.solids.map((solid) => ({
            ...solid,
            cuts: connections.filter(({ towards }) => towards[2] === 0).map(boreOf),
          })),
        }
      : each,
  );

const boreOf = ({ thread, at, towards }: Connection): Solid => {
  const { bore, length } = portOf(thread);
  return cylinder(along(at, towards, -length), towards, length, bore);
};

/** How far inwards of a point a body begins: of something round, its axis. At most the middle of the machine. */
function depthTo(parts: readonly Part[], at: Point, towards: Point, size: Point): number {
  const axis = AXES.find((each) => towards[each] !== 0) ?? 0;
  const middle = axis === 2 ? size[2] / 2 : 0;
  const distances = parts.flatMap(({ solids }) =>
    solids.flatMap((solid) => {
      const { from, to } = boundsOf([part('body', solid)]);
      const isMet = AXES.every((each) => each === axis || (from[each] <= at[each] && at[each] <= to[each]));
      const near = towards[axis] > 0 ? to[axis] : from[axis];
      const face = solid.type === 'block' ? near : (from[axis] + to[axis]) / 2;
      return isMet ? [Math.abs(at[axis] - face)] : [];
    }),
  );
  return Math.min(Math.abs(at[axis] - middle), ...distances);
}
