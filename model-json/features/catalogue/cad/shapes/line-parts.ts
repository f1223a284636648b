import type { Part, Solid } from './Shape';
import { connectionOf, type Space } from './Space';
import { block, cylinder, part, UP } from './solids';
import { portOf } from './threads';

/** A filter in the line: a head between inlet and outlet, a bowl below it. */
export function filter(space: Space): Part[] {
  const { length, width, height } = space;
  const inlet = connectionOf(space, 'air-inlet');
  const needed = Math.max(portOf(inlet?.thread).diameter * 1.25, height * 0.22);
  const head = inlet ? Math.max(needed, 2 * (height - inlet.at[2])) : needed;
  const drain = connectionOf(space, 'condensate') ? Math.min(30, height * 0.1) : 0;
  const bowl = Math.min(width * 0.88, length * 0.92);
  return [
    part(
      'body',
      block([-length / 2, -width / 2, height - head], [length / 2, width / 2, height], {
        round: Math.min(width, length) * 0.2,
      }),
    ),
    part(
      'bowl',
      cylinder([0, 0, drain], UP, height - head - drain, bowl),
      cylinder([0, 0, height - head - 12], UP, 12, bowl * 1.08),
    ),
  ];
}

/** Filter, regulator, lubricator: one to three modules in a row, bowls below and knobs above. */
export function serviceUnit(space: Space): Part[] {
  const { length, width, height } = space;
  const count = Math.max(1, Math.round(length / Math.max(width, 50)));
  const inlet = connectionOf(space, 'air-inlet');
  const body = Math.max(portOf(inlet?.thread).diameter * 1.2, height * 0.3);
  const bottom = Math.min(height * 0.9 - body, inlet ? inlet.at[2] - body / 2 : height * 0.45);
  const module = length / count;
  const middles = Array.from({ length: count }, (_, index) => -length / 2 + module * (index + 0.5));
  const round = Math.min(module, width);
  return [
    part(
      'body',
      ...middles.map((x) =>
        block(
          [x - module / 2 + 0.5 * Number(x !== middles[0]), -width / 2, bottom],
          [x + module / 2 - 0.5 * Number(x !== middles.at(-1)), width / 2, bottom + body],
          { round: 3 },
        ),
      ),
    ),
    part('bowl', ...middles.map((x): Solid => cylinder([x, 0, 0], UP, bottom, round * 0.72))),
    part(
      'guard',
      ...middles.map((x): Solid => cylinder([x, 0, bottom + body], UP, height - bottom - body, round * 0.62)),
    ),
  ];
}

/** A condensate drain: a valve block with a housing for its float or sensor. */
export const drain = ({ length, width, height }: Space): Part[] => [
  part(
    'body',
    block([-length / 2, -width / 2, 0], [length / 2, width / 2, height * 0.55], { round: width * 0.12 }),
  ),
  part(
    'cabinet',
    block([-length / 2 + 3, -width / 2 + 3, height * 0.55], [length / 2 - 3, width / 2 - 3, height], {
      round: width * 0.1,
    }),
  ),
];

/** An oil-water separator: a container with a lid. */
export function separator({ length, width, height }: Space): Part[] {
  const rim = height - Math.min(40, height * 0.07);
  return [
    part(
      'body',
      block([-length / 2 + 6, -width / 2 + 6, 0], [length / 2 - 2, width / 2 - 6, rim], {
        round: width * 0.14,
      }),
    ),
    part(
      'cabinet',
      block([-length / 2, -width / 2, rim], [length / 2, width / 2, height], { round: width * 0.15 }),
    ),
  ];
}
