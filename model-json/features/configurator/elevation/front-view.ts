import { COLOURS, type PartName, type Shape, type Solid } from '../../catalogue/api/shapes';
import type { FlatOutline, FlatPoint, Standing } from './Elevation';

/** Colours that replace those of parts. */
export type Paint = Partial<Record<PartName, string>>;

/** A product as seen from the front: what is nearer hides what is behind it. */
export function frontView({ parts, connections, size }: Shape, paint: Paint = {}): Standing {
  const [length, , height] = size;
  const left = length / 2;
  const solids = parts
    .flatMap(({ name, solids: own }) => own.map((solid) => ({ name, solid, depth: depthOf(solid) })))
    .toSorted((one, two) => two.depth - one.depth);
  const place = (name: string): FlatPoint | undefined => {
    const at = connections.find((connection) => connection.name === name)?.at;
    return at && [at[0] + left, at[2]];
  };
  const [inlet, outlet] = [place('air-inlet'), place('air-outlet')];
  const standing: Standing = {
    outlines: solids.map(({ name, solid }) => ({
      points: outlineOf(solid).map(([x, z]): FlatPoint => [x + left, z]),
      fill: paint[name] ?? COLOURS[name],
    })),
    length,
    height,
    inlet,
    outlet,
  };
  // It is turned round if the air would have to go back.
  return inlet && outlet && inlet[0] > outlet[0] ? turned(standing) : standing;
}

/** Seen in a mirror. */
export function turned(standing: Standing): Standing {
  const turn = ([x, z]: FlatPoint): FlatPoint => [standing.length - x, z];
  return {
    ...standing,
    outlines: standing.outlines.map((outline) => ({ ...outline, points: outline.points.map(turn) })),
    inlet: standing.inlet && turn(standing.inlet),
    outlet: standing.outlet && turn(standing.outlet),
  };
}

/** Where its front is: y runs from front to back. */
function depthOf(solid: Solid): number {
  if (solid.type === 'block') return solid.from[1];
  const { from, towards, length, diameter } = solid;
  const reach = (diameter / 2) * Math.sqrt(Math.max(0, 1 - towards[1] ** 2));
  return Math.min(from[1], from[1] + towards[1] * length) - reach;
}

function outlineOf(solid: Solid): FlatPoint[] {
  if (solid.type === 'block') return rectangle([solid.from[0], solid.from[2]], [solid.to[0], solid.to[2]]);
  const { type, from, towards, length, diameter } = solid;
  const start: FlatPoint = [from[0], from[2]];
  if (Math.abs(towards[1]) > 0.9) return ring(start, diameter / 2);
  const end: FlatPoint = [from[0] + towards[0] * length, from[2] + towards[2] * length];
  return type === 'vessel' ? capsule(start, end, diameter) : strip(start, end, diameter);
}

export const rectangle = ([left, low]: FlatPoint, [right, high]: FlatPoint): FlatPoint[] => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
];

export function ring([x, z]: FlatPoint, radius: number, corners = 24): FlatPoint[] {
  return Array.from({ length: corners }, (_, index): FlatPoint => {
    const angle = (index * 2 * Math.PI) / corners;
    return [x + radius * Math.cos(angle), z + radius * Math.sin(angle)];
  });
}

/** A straight bar between two points. */
function strip(start: FlatPoint, end: FlatPoint, width: number): FlatPoint[] {
  const [[ux, uz]] = axisOf(start, end);
  const [dx, dz] = [(-uz * width) / 2, (ux * width) / 2];
  return [
    [start[0] + dx, start[1] + dz],
    [end[0] + dx, end[1] + dz],
    [end[0] - dx, end[1] - dz],
    [start[0] - dx, start[1] - dz],
  ];
}

/** A vessel with domed heads, a quarter of its diameter deep, as ellipsoidal heads are. */
function capsule(start: FlatPoint, end: FlatPoint, diameter: number): FlatPoint[] {
  const [[ux, uz], length] = axisOf(start, end);
  const dome = Math.min(diameter / 4, length / 2);
  const at = (along: number, across: number): FlatPoint => [
    start[0] + ux * along - uz * across,
    start[1] + uz * along + ux * across,
  ];
  const steps = 10;
  const bow = (from: number, sign: number) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const angle = (index * Math.PI) / steps - Math.PI / 2;
      return at(from + sign * dome * Math.cos(angle), sign * (diameter / 2) * Math.sin(angle));
    });
  return [...bow(length - dome, 1), ...bow(dome, -1)];
}

function axisOf([x, z]: FlatPoint, [toX, toZ]: FlatPoint): [FlatPoint, number] {
  const length = Math.hypot(toX - x, toZ - z) || 1;
  return [[(toX - x) / length, (toZ - z) / length], length];
}

export const filled = (points: readonly FlatPoint[], fill: string): FlatOutline => ({ points, fill });
