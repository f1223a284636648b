import type { Point } from '../../cad/shapes/Shape';
import type { Art, Axis, Flat, Prism, ProfilePoint, Tube, Turned } from './Art';
import { placed } from './project';

const ORIGIN: Point = [0, 0, 0];

export const turned = (
  axis: Axis,
  profile: readonly ProfilePoint[],
  more: Partial<Omit<Turned, 'type' | 'axis' | 'profile'>> = {},
): Turned => ({ type: 'turned', at: ORIGIN, axis, profile, ...more });

/** A round bar along an axis. */
export const rod = (
  axis: Axis,
  from: number,
  to: number,
  radius: number,
  more: Partial<Omit<Turned, 'type' | 'axis' | 'profile'>> = {},
): Turned =>
  turned(
    axis,
    [
      [from, radius],
      [to, radius],
    ],
    more,
  );

export const prism = (
  axis: Axis,
  outline: readonly Flat[],
  from: number,
  thickness: number,
  more: Partial<Omit<Prism, 'type' | 'axis' | 'outline' | 'thickness'>> = {},
): Prism => ({ type: 'prism', at: placed([0, 0], from, axis, ORIGIN), axis, outline, thickness, ...more });

/** An upright block around a point on its floor. */
export const box = (
  length: number,
  width: number,
  height: number,
  { at = ORIGIN, round = 0 }: { readonly at?: Point; readonly round?: number } = {},
): Prism => ({ type: 'prism', at, axis: 'z', thickness: height, outline: rounded(length, width, round) });

export const tube = (points: readonly Point[], diameter: number): Tube => ({
  type: 'tube',
  points,
  diameter,
});

/** A rectangle around the origin. */
export const rectangle = (length: number, width: number): Flat[] => [
  [-length / 2, -width / 2],
  [length / 2, -width / 2],
  [length / 2, width / 2],
  [-length / 2, width / 2],
];

/** A rectangle around the origin with round corners. */
export function rounded(length: number, width: number, radius: number): Flat[] {
  if (radius <= 0) return rectangle(length, width);
  const [x, y] = [length / 2 - radius, width / 2 - radius];
  const corners: readonly Flat[] = [
    [x, y],
    [-x, y],
    [-x, -y],
    [x, -y],
  ];
  return corners.flatMap(([cx, cy], corner) =>
    arc(radius, corner * 90, corner * 90 + 90, 4).map(([dx, dy]): Flat => [cx + dx, cy + dy]),
  );
}

/** Points of a part of a circle, degrees counter-clockwise. */
export const arc = (radius: number, from: number, to: number, steps: number, [x, y]: Flat = [0, 0]): Flat[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

export const circle = (radius: number, at: Flat = [0, 0], corners = 28): Flat[] =>
  arc(radius, 0, 360, corners, at).slice(0, -1);

export const hexagon = (acrossFlats: number, at: Flat = [0, 0]): Flat[] =>
  circle(acrossFlats / Math.sqrt(3), at, 6);

/** The outline of a belt around two wheels. */
export function beltLine(one: Flat, oneRadius: number, two: Flat, twoRadius: number): Flat[] {
  const [dx, dy] = [two[0] - one[0], two[1] - one[1]];
  const distance = Math.hypot(dx, dy);
  const towards = (Math.atan2(dy, dx) * 180) / Math.PI;
  const open = (Math.acos(Math.max(-1, Math.min(1, (oneRadius - twoRadius) / distance))) * 180) / Math.PI;
  return [
    ...arc(oneRadius, towards + open, towards + 360 - open, 18, one),
    ...arc(twoRadius, towards - open, towards + open, 18, two),
  ];
}

/** A spring along an axis. */
export function spring(
  axis: Axis,
  from: number,
  to: number,
  radius: number,
  wire: number,
  coils: number,
): Tube {
  const steps = coils * 14;
  return tube(
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = (step * 2 * Math.PI) / 14;
      return placed(
        [radius * Math.cos(angle), radius * Math.sin(angle)],
        from + ((to - from) * step) / steps,
        axis,
        ORIGIN,
      );
    }),
    wire,
  );
}

/** A ring of round wire across an axis. */
export const ringOf = (axis: Axis, at: number, radius: number, wire: number): Tube =>
  tube(
    [...circle(radius, [0, 0], 36), [radius, 0] as const].map((point) => placed(point, at, axis, ORIGIN)),
    wire,
  );

/** Several of the same in a row along an axis. */
export const inRow = (axis: Axis, count: number, step: number, make: (at: number) => Art[]): Art[] =>
  Array.from({ length: count }, (_, index) =>
    make((index - (count - 1) / 2) * step * (axis === 'y' ? -1 : 1)),
  ).flat();
