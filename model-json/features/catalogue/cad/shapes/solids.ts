import type { Bar, Block, Part, PartName, Point, Solid } from './Shape';
import { portOf } from './threads';

export const RIGHT: Point = [1, 0, 0];
export const LEFT: Point = [-1, 0, 0];
export const FRONT: Point = [0, -1, 0];
export const BACK: Point = [0, 1, 0];
export const UP: Point = [0, 0, 1];
export const DOWN: Point = [0, 0, -1];

export const block = (from: Point, to: Point, more: Pick<Block, 'round' | 'cuts'> = {}): Block => ({
  type: 'block',
  from,
  to,
  ...more,
});

const bar =
  (type: Bar['type']) =>
  (from: Point, towards: Point, length: number, diameter: number, more: Pick<Bar, 'cuts'> = {}): Bar => ({
    type,
    from,
    towards,
    length,
    diameter,
    ...more,
  });

export const cylinder = bar('cylinder');
export const hexagon = bar('hexagon');
export const vessel = bar('vessel');

export const part = (name: PartName, ...solids: readonly Solid[]): Part => ({ name, solids });

/** A point some way from another one. */
export const along = ([x, y, z]: Point, [dx, dy, dz]: Point, by: number): Point => [
  x + dx * by,
  y + dy * by,
  z + dz * by,
];

/** Millimetres: of the socket, of socket and pipe, and the most that the socket may be thick. */
export interface PortSize {
  readonly length?: number;
  readonly pipe?: number;
  readonly most?: number;
}

/** A socket or flange whose outer face has its middle at a point, and the pipe that leads to it. */
export function port(
  thread: string | undefined,
  at: Point,
  towards: Point,
  { length = portOf(thread).length, pipe = 0, most = Infinity }: PortSize = {},
): Solid[] {
  const { type, diameter: wanted, bore } = portOf(thread);
  const diameter = Math.min(wanted, type === 'hexagon' ? most * Math.cos(Math.PI / 6) : most);
  const from = along(at, towards, -length);
  const hole = cylinder(from, towards, length, bore);
  const end: Bar = { type, from, towards, length, diameter, cuts: [hole] };
  return pipe > length
    ? [end, cylinder(along(at, towards, -pipe), towards, pipe - length, Math.min(most, bore * 1.15))]
    : [end];
}

/** Four solids, one at each corner of a rectangle around the origin. */
export function atCorners(length: number, width: number, make: (x: number, y: number) => Solid): Solid[] {
  const [x, y] = [length / 2, width / 2];
  return [make(-x, -y), make(x, -y), make(-x, y), make(x, y)];
}

/** A foot plate. Where it is bolted down is no fact of the catalogue, so it has no holes. */
export const foot = (x: number, y: number, size: number, thickness: number): Solid =>
  block([x - size / 2, y - size / 2, 0], [x + size / 2, y + size / 2, thickness]);
