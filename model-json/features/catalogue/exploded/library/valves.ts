import type { Art, Axis, Flat } from '../art/Art';
import { circle, hexagon, inRow, prism, ringOf, rod, rounded, rectangle, spring, turned } from '../art/make';

/* Valves and what they are made of. `u` is a fifth of the machine. */

/** A valve plate with two reeds and its four bolt holes. */
export const valvePlate = (axis: Axis, u: number): Art[] => [
  prism(axis, rounded(u * 0.9, u * 0.9, u * 0.12), -u * 0.06, u * 0.12, {
    holes: [...bolts(u), circle(u * 0.09, [-u * 0.18, 0]), circle(u * 0.09, [u * 0.18, 0])],
    lines: [reed(-u * 0.18, u), reed(u * 0.18, u)],
  }),
];

const bolts = (u: number): Flat[][] => rectangle(u * 0.68, u * 0.68).map((at) => circle(u * 0.055, at, 14));

const reed = (x: number, u: number): Flat[] => [
  [x - u * 0.12, -u * 0.32],
  [x - u * 0.12, u * 0.22],
  ...[150, 120, 90, 60, 30].map((degrees): Flat => {
    const angle = (degrees * Math.PI) / 180;
    return [x + u * 0.12 * Math.cos(angle), u * 0.22 + u * 0.12 * Math.sin(angle)];
  }),
  [x + u * 0.12, u * 0.22],
  [x + u * 0.12, -u * 0.32],
  [x - u * 0.12, -u * 0.32],
];

/** A thin gasket of the same shape as the plate. */
export const headGasket = (axis: Axis, u: number): Art[] => [
  prism(axis, rounded(u * 0.9, u * 0.9, u * 0.12), -u * 0.015, u * 0.03, {
    holes: [...bolts(u), circle(u * 0.29)],
  }),
];

/** Minimum-pressure valve: hexagon, body with an outlet, cap. */
export const minimumPressureValve = (axis: Axis, u: number): Art[] => [
  rod(axis, -u * 0.5, -u * 0.3, u * 0.16),
  prism(axis, hexagon(u * 0.5), -u * 0.3, u * 0.16),
  turned(axis, [
    [-u * 0.14, u * 0.22],
    [u * 0.22, u * 0.22],
    [u * 0.22, u * 0.26],
    [u * 0.34, u * 0.26],
    [u * 0.34, u * 0.14],
    [u * 0.44, u * 0.14],
  ]),
  ...(axis === 'z'
    ? [rod('x', u * 0.2, u * 0.42, u * 0.1, { hole: u * 0.06 })]
    : [rod('z', u * 0.2, u * 0.42, u * 0.1, { hole: u * 0.06 })]),
];

/** What a non-return valve has inside: plug, spring and seat on one axis. */
export const nonReturnValve = (axis: Axis, u: number): Art[] => [
  turned(
    axis,
    [
      [-u * 0.72, u * 0.14],
      [-u * 0.56, u * 0.14],
      [-u * 0.56, u * 0.2],
      [-u * 0.46, u * 0.2],
    ],
    { hole: u * 0.08 },
  ),
  ringOf(axis, -u * 0.36, u * 0.16, u * 0.05),
  spring(axis, -u * 0.26, u * 0.22, u * 0.11, u * 0.035, 5),
  prism(axis, hexagon(u * 0.44), u * 0.34, u * 0.14),
  rod(axis, u * 0.48, u * 0.66, u * 0.15),
];

/** A concentric plate valve of a booster: seat, plate, guard and bolt. */
export const pressureValve = (axis: Axis, u: number): Art[] => [
  rod(axis, -u * 0.3, -u * 0.14, u * 0.4, { hole: u * 0.1 }),
  rod(axis, -u * 0.06, -u * 0.03, u * 0.36, { hole: u * 0.24 }),
  turned(axis, [
    [u * 0.06, u * 0.4],
    [u * 0.2, u * 0.4],
    [u * 0.2, u * 0.1],
    [u * 0.36, u * 0.1],
  ]),
  rod(axis, u * 0.2, u * 0.202, u * 0.3, { hole: u * 0.22 }),
  prism(axis, hexagon(u * 0.24), u * 0.2, u * 0.14),
];

/** A shuttle that changes over between two towers, with two rings. */
export const shuttleValve = (axis: Axis, u: number): Art[] => [
  turned(axis, [
    [-u * 0.5, u * 0.2],
    [-u * 0.34, u * 0.2],
    [-u * 0.34, u * 0.1],
    [u * 0.34, u * 0.1],
    [u * 0.34, u * 0.2],
    [u * 0.5, u * 0.2],
  ]),
  ringOf(axis, -u * 0.42, u * 0.21, u * 0.04),
  ringOf(axis, u * 0.42, u * 0.21, u * 0.04),
];

/** Reeds of spring steel, side by side. */
export const reedValve = (axis: Axis, u: number): Art[] =>
  inRow('x', 2, u * 0.34, (x) => [
    prism(
      axis,
      [[x - u * 0.11, -u * 0.4], [x + u * 0.11, -u * 0.4], ...circle(u * 0.11, [x, u * 0.3]).slice(0, 15)],
      -u * 0.015,
      u * 0.03,
      { holes: [circle(u * 0.035, [x, -u * 0.32], 12)] },
    ),
  ]);

/** The cartridge of a float drain: body, screen, threaded end. */
export const drainCartridge = (axis: Axis, u: number): Art[] => [
  turned(
    axis,
    [
      [-u * 0.5, u * 0.12],
      [-u * 0.34, u * 0.12],
      [-u * 0.34, u * 0.24],
      [u * 0.2, u * 0.24],
      [u * 0.2, u * 0.3],
      [u * 0.3, u * 0.3],
      [u * 0.3, u * 0.16],
      [u * 0.44, u * 0.16],
    ],
    { hole: u * 0.08, pleats: { from: -u * 0.32, to: u * 0.18, radius: u * 0.24, count: 20 } },
  ),
];

/** The membrane of a drain: a disc with a bead and a boss. */
export const drainMembrane = (axis: Axis, u: number): Art[] => [
  turned(axis, [
    [-u * 0.05, u * 0.34],
    [u * 0.03, u * 0.34],
    [u * 0.03, u * 0.26],
    [u * 0.01, u * 0.26],
    [u * 0.09, u * 0.12],
    [u * 0.16, u * 0.1],
  ]),
  rod(axis, u * 0.03, u * 0.031, u * 0.26),
  turned(axis, [
    [u * 0.01, u * 0.2],
    [u * 0.1, u * 0.11],
    [u * 0.18, u * 0.11],
  ]),
];
