import type { Point } from '../../cad/shapes/Shape';
import type { Art, Axis } from '../art/Art';
import { beltLine, box, circle, hexagon, prism, ringOf, rod, spring, tube, turned } from '../art/make';

/* Seals, pistons, belts and bearings; tools and probes. `u` is a fifth of the machine. */

/** Three rings of different size on one axis. */
export const oRings = (axis: Axis, u: number): Art[] => {
  const sign = axis === 'y' ? -1 : 1;
  return [0.34, 0.24, 0.16].map((radius, index) =>
    ringOf(axis, sign * (index - 1) * u * 0.22, u * radius, u * 0.05),
  );
};

export const copperRing = (axis: Axis, u: number): Art[] => [
  rod(axis, -u * 0.03, u * 0.03, u * 0.24, { hole: u * 0.16 }),
];

/** A drain plug and its ring. */
export const sealingRing = (axis: Axis, u: number): Art[] => [
  rod(axis, u * 0.3, u * 0.34, u * 0.17, { hole: u * 0.11 }),
  rod(axis, -u * 0.1, u * 0.14, u * 0.1),
  prism(axis, hexagon(u * 0.3), axis === 'y' ? -u * 0.26 : -u * 0.26, u * 0.16),
];

export const rodSeal = (axis: Axis, u: number): Art[] => [
  turned(
    axis,
    [
      [-u * 0.12, u * 0.26],
      [u * 0.08, u * 0.26],
      [u * 0.08, u * 0.22],
      [u * 0.13, u * 0.22],
    ],
    { hole: u * 0.12 },
  ),
];

/** Three piston rings. */
export const pistonRings = (axis: Axis, u: number): Art[] => [
  ...[-0.16, 0, 0.16].map((at) => rod(axis, at * u, (at + 0.05) * u, u * 0.34, { hole: u * 0.29 })),
];

/** The cup of an oil-free piston on its disc. */
export const pistonCup = (axis: Axis, u: number): Art[] => [
  turned(
    axis,
    [
      [-u * 0.16, u * 0.1],
      [-u * 0.06, u * 0.1],
      [-u * 0.06, u * 0.3],
      [u * 0.02, u * 0.3],
      [u * 0.1, u * 0.36],
    ],
    { hole: u * 0.27 },
  ),
  rod(axis, u * 0.04, u * 0.05, u * 0.13, { hole: u * 0.05 }),
];

/** A cylinder sleeve with its collar. */
export const cylinderSleeve = (axis: Axis, u: number): Art[] => [
  turned(
    axis,
    [
      [-u * 0.36, u * 0.36],
      [u * 0.26, u * 0.36],
      [u * 0.26, u * 0.42],
      [u * 0.36, u * 0.42],
    ],
    { hole: u * 0.31 },
  ),
];

/** A V-belt around two wheels that are `span` apart. */
export const beltAround = (u: number, span: number, one: number, two: number): Art[] => {
  const [from, to] = [[-span / 2, 0] as const, [span / 2, 0] as const];
  const inner = 0.87;
  return [
    prism('y', beltLine(from, one, to, two), -u * 0.09, u * 0.18, {
      holes: [beltLine(from, one - u * (1 - inner), to, two - u * (1 - inner))],
    }),
  ];
};

export const vBelt = (_: Axis, u: number): Art[] => beltAround(u, u * 1.5, u * 0.72, u * 0.36);

/** The toothed star of a coupling. */
export const couplingSpider = (axis: Axis, u: number): Art[] => [
  ...Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3;
    return prism(
      axis,
      circle(u * 0.13, [u * 0.26 * Math.cos(angle), u * 0.26 * Math.sin(angle)], 18),
      -u * 0.1,
      u * 0.2,
    );
  }),
  rod(axis, -u * 0.1, u * 0.1, u * 0.2, { hole: u * 0.09 }),
];

/** A ball bearing: two rings with balls between them. */
export const bearing = (axis: Axis, u: number): Art[] => [
  rod(axis, -u * 0.1, u * 0.1, u * 0.34, { hole: u * 0.27 }),
  rod(axis, -u * 0.08, u * 0.08, u * 0.2, { hole: u * 0.13 }),
];

/** A pencil gauge to measure a belt's tension. */
export const beltGauge = (axis: Axis, u: number): Art[] => [
  turned(axis, [
    [-u * 0.6, u * 0.05],
    [-u * 0.2, u * 0.05],
    [-u * 0.2, u * 0.1],
    [u * 0.42, u * 0.1],
    [u * 0.42, u * 0.13],
    [u * 0.5, u * 0.13],
  ]),
  ...[-0.1, 0.02, 0.14, 0.26].map((at) => rod(axis, at * u, at * u + 0.1, u * 0.1)),
  ringOf(axis, -u * 0.3, u * 0.08, u * 0.04),
];

/** A spark plug: terminal, insulator, hexagon, thread. */
export const sparkPlug = (axis: Axis, u: number): Art[] => [
  turned(axis, [
    [-u * 0.56, u * 0.03],
    [-u * 0.46, u * 0.03],
    [-u * 0.46, u * 0.11],
    [-u * 0.16, u * 0.11],
  ]),
  ...[-0.42, -0.36, -0.3, -0.24].map((at) => rod(axis, at * u, at * u + 0.1, u * 0.115)),
  rod(axis, -u * 0.16, -u * 0.1, u * 0.17),
  prism(axis, hexagon(u * 0.3), -u * 0.1, u * 0.16),
  turned(axis, [
    [u * 0.06, u * 0.12],
    [u * 0.42, u * 0.09],
    [u * 0.42, u * 0.05],
    [u * 0.54, u * 0.04],
  ]),
];

/** A brush with a handle: for the fins of a condenser. */
export const brush = (_: Axis, u: number): Art[] => {
  const bristles: Point[][] = Array.from({ length: 13 }, (__, index) => {
    const x = -u * 0.55 + index * u * 0.06;
    return [
      [x, 0, -u * 0.02],
      [x, 0, -u * 0.26],
    ];
  });
  return [
    ...bristles.map((points) => tube(points, u * 0.035)),
    box(u * 0.9, u * 0.16, u * 0.12, { at: [-u * 0.16, 0, -u * 0.04], round: u * 0.06 }),
    box(u * 0.6, u * 0.1, u * 0.08, { at: [u * 0.56, 0, -u * 0.02], round: u * 0.04 }),
  ];
};

/** A probe with its lead and plug. */
export const probe = (axis: Axis, u: number): Art[] => {
  const lead: Point[] = Array.from({ length: 15 }, (_, index) => {
    const share = index / 14;
    return [u * (0.2 + share * 0.7), 0, u * 0.2 * Math.sin(share * Math.PI * 1.6)];
  });
  return [
    tube(lead, u * 0.05),
    rod('x', -u * 0.5, -u * 0.02, u * 0.06),
    prism('x', hexagon(u * 0.24), -u * 0.02, u * 0.12),
    rod('x', u * 0.1, u * 0.24, u * 0.08),
    box(u * 0.2, u * 0.14, u * 0.16, { at: [u * 0.92, 0, -u * 0.26] }),
    ...(axis === 'x' ? [] : [spring('x', u * 0.24, u * 0.34, u * 0.06, u * 0.025, 2)]),
  ];
};
