import type { Art, Axis } from '../art/Art';
import { box, rod, tube, turned } from '../art/make';

/** A litre bottle with a screw cap. */
export const bottle = (_: Axis, u: number): Art[] => [
  box(u * 0.5, u * 0.34, u * 0.72, { at: [0, 0, -u * 0.6], round: u * 0.1 }),
  turned('z', [
    [u * 0.12, u * 0.16],
    [u * 0.3, u * 0.09],
    [u * 0.36, u * 0.09],
  ]),
  rod('z', u * 0.34, u * 0.5, u * 0.12, {
    pleats: { from: u * 0.34, to: u * 0.5, radius: u * 0.12, count: 18 },
  }),
  label(u * 0.34, u * 0.34, -u * 0.17, -u * 0.42),
];

/** A can of five litres with a handle. */
export const can = (_: Axis, u: number): Art[] => [
  box(u * 0.86, u * 0.5, u * 0.84, { at: [0, 0, -u * 0.6], round: u * 0.1 }),
  tube(
    [
      [-u * 0.2, 0, u * 0.24],
      [-u * 0.2, 0, u * 0.4],
      [-u * 0.1, 0, u * 0.46],
      [u * 0.16, 0, u * 0.46],
      [u * 0.26, 0, u * 0.4],
      [u * 0.26, 0, u * 0.24],
    ],
    u * 0.1,
  ),
  rod('z', u * 0.24, u * 0.42, u * 0.11, { at: [-u * 0.3, u * 0.02, 0] }),
  label(u * 0.6, u * 0.44, -u * 0.25, -u * 0.4),
];

/** A label on the front. */
const label = (length: number, height: number, front: number, from: number): Art => ({
  type: 'prism',
  axis: 'y',
  at: [0, front - 0.5, from + height / 2],
  thickness: 0.5,
  outline: [
    [-length / 2, -height / 2],
    [length / 2, -height / 2],
    [length / 2, height / 2],
    [-length / 2, height / 2],
  ],
  lines: [
    [
      [-length * 0.36, height * 0.16],
      [length * 0.36, height * 0.16],
    ],
    [
      [-length * 0.36, -height * 0.08],
      [length * 0.16, -height * 0.08],
    ],
  ],
});
