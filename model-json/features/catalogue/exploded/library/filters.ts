import type { Art, Axis } from '../art/Art';
import { box, prism, ringOf, rod, rectangle, turned } from '../art/make';

/* Elements that air or oil flows through. `u` is a fifth of the machine, the size of its air filter. Sizes are those of a drawing, not facts. */

/** A pleated cartridge between two end caps. */
export const airFilter = (axis: Axis, u: number): Art[] => [
  turned(
    axis,
    [
      [-u * 0.5, u * 0.42],
      [-u * 0.4, u * 0.42],
      [-u * 0.4, u * 0.36],
      [u * 0.4, u * 0.36],
      [u * 0.4, u * 0.42],
      [u * 0.5, u * 0.42],
    ],
    { hole: u * 0.22, pleats: { from: -u * 0.4, to: u * 0.4, radius: u * 0.36, count: 44 } },
  ),
];

/** A spin-on filter: a deep-drawn housing, a ribbed end for the strap wrench, a flange with its thread. */
export const oilFilter = (axis: Axis, u: number): Art[] => [
  turned(
    axis,
    [
      [-u * 0.52, u * 0.1],
      [-u * 0.5, u * 0.2],
      [-u * 0.44, u * 0.27],
      [u * 0.34, u * 0.28],
    ],
    { isSmooth: true },
  ),
  turned(
    axis,
    [
      [u * 0.3, u * 0.28],
      [u * 0.4, u * 0.28],
      [u * 0.4, u * 0.3],
      [u * 0.46, u * 0.3],
    ],
    { hole: u * 0.09, pleats: { from: -u * 0.4, to: -u * 0.1, radius: u * 0.275, count: 30 } },
  ),
  ringOf(axis, u * 0.46, u * 0.2, u * 0.05),
];

/** A separator element: a wound cylinder below a broad flange. */
export const separatorElement = (axis: Axis, u: number): Art[] => [
  turned(
    axis,
    [
      [-u * 0.72, u * 0.3],
      [-u * 0.66, u * 0.36],
      [u * 0.3, u * 0.36],
      [u * 0.3, u * 0.52],
      [u * 0.36, u * 0.52],
    ],
    { hole: u * 0.24, pleats: { from: -u * 0.62, to: u * 0.28, radius: u * 0.36, count: 26 } },
  ),
  rod(axis, -u * 0.2, -u * 0.17, u * 0.365),
];

/** The element of a line filter: pleats under a mesh, a threaded top, a cap below. */
export const filterElement = (axis: Axis, u: number): Art[] => [
  turned(
    axis,
    [
      [-u * 0.8, u * 0.18],
      [-u * 0.76, u * 0.33],
      [-u * 0.64, u * 0.33],
      [-u * 0.64, u * 0.28],
      [u * 0.52, u * 0.28],
      [u * 0.52, u * 0.33],
      [u * 0.62, u * 0.33],
      [u * 0.62, u * 0.15],
      [u * 0.78, u * 0.15],
    ],
    { hole: u * 0.1, pleats: { from: -u * 0.64, to: u * 0.52, radius: u * 0.28, count: 40 } },
  ),
  rod(axis, -u * 0.08, -u * 0.05, u * 0.285),
  ringOf(axis, u * 0.68, u * 0.17, u * 0.04),
];

/** The mat before an opening: a frame with a mesh. */
export function inletMat(axis: Axis, u: number): Art[] {
  const [length, height] = [u * 1.3, u * 1.3];
  const inner = rectangle(length * 0.86, height * 0.86);
  const lines = Array.from({ length: 9 }, (_, index) => {
    const at = (index - 4) * length * 0.086;
    const half = (height * 0.86) / 2;
    return [
      [[at, -half] as const, [at, half] as const],
      [[-half, at] as const, [half, at] as const],
    ];
  }).flat();
  return [prism(axis, rectangle(length, height), -u * 0.05, u * 0.1, { holes: [inner], lines })];
}

/** The flat filter of a petrol engine in its frame. */
export const engineAirFilter = (_: Axis, u: number): Art[] => {
  const lines = Array.from({ length: 11 }, (__, index) => {
    const x = (index - 5) * u * 0.075;
    return [[x, -u * 0.22] as const, [x, u * 0.22] as const];
  });
  return [
    prism('z', rectangle(u * 0.95, u * 0.6), -u * 0.12, u * 0.08),
    prism('z', rectangle(u * 0.85, u * 0.5), -u * 0.04, u * 0.16, { lines }),
  ];
};

/** A roll of fleece. */
export const fleece = (_: Axis, u: number): Art[] => [
  rod('x', -u * 0.55, u * 0.55, u * 0.36, { hole: u * 0.1 }),
  prism('z', rectangle(u * 1.1, u * 0.7), -u * 0.36, u * 0.03, { at: [0, -u * 0.3, -u * 0.36] }),
  turned(
    'x',
    [
      [u * 0.55, u * 0.28],
      [u * 0.551, u * 0.28],
    ],
    { hole: u * 0.18 },
  ),
];

/** A bag of carbon with a tied neck, or of desiccant. */
export const bag = (_: Axis, u: number): Art[] => [
  turned(
    'z',
    [
      [-u * 0.6, u * 0.34],
      [-u * 0.52, u * 0.42],
      [-u * 0.1, u * 0.46],
      [u * 0.2, u * 0.4],
      [u * 0.36, u * 0.2],
      [u * 0.4, u * 0.12],
    ],
    { isSmooth: true },
  ),
  turned('z', [
    [u * 0.36, u * 0.13],
    [u * 0.42, u * 0.1],
    [u * 0.56, u * 0.22],
  ]),
  rod('z', u * 0.37, u * 0.42, u * 0.14),
];

/** A pack of desiccant: a paper bag with folded ends, beads before it. */
export const desiccant = (_: Axis, u: number): Art[] => [
  box(u * 0.7, u * 0.42, u * 1.1, { at: [0, 0, -u * 0.6], round: u * 0.1 }),
  box(u * 0.56, u * 0.08, u * 0.16, { at: [0, 0, u * 0.5] }),
  ...[
    [-0.3, -0.42, 0.09],
    [-0.1, -0.5, 0.08],
    [0.12, -0.44, 0.1],
    [0.02, -0.62, 0.08],
    [-0.22, -0.6, 0.07],
    [0.26, -0.58, 0.08],
  ].map(([x = 0, y = 0, r = 0]) => bead(x * u, y * u, -0.6 * u + r * u, r * u)),
];

const bead = (x: number, y: number, z: number, radius: number): Art =>
  turned(
    'z',
    [-1, -0.8, -0.4, 0, 0.4, 0.8, 1].map(
      (share) => [share * radius, radius * Math.sqrt(1 - share * share)] as const,
    ),
    { isSmooth: true, at: [x, y, z] },
  );
