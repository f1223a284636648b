import type { Connection, Part, Point, Solid } from './Shape';
import { connectionOf, type Space } from './Space';
import { atCorners, block, foot, part, RIGHT, vessel } from './solids';

const DOOR = 8;
const ROOF = 10;
const FOOT = { size: 80, thickness: 8, inset: 60 } as const;
const SLATS = 6;

/** A screw compressor: cabinet on a base frame, served from the front; cooling air enters on the left and leaves above. */
export function cabinet(space: Space): Part[] {
  const { length, width, height } = space;
  const [left, right] = [-length / 2, length / 2];
  const [front, back] = [-width / 2 + DOOR, width / 2];
  const base = Math.min(90, height * 0.07);
  const intake = intakeOf(connectionOf(space, 'cooling-air-inlet'), space);
  const feet = atCorners(length - 2 * FOOT.inset, width - DOOR - 2 * FOOT.inset, (x, y) =>
    foot(x, y + DOOR / 2, FOOT.size, FOOT.thickness),
  );
  return [
    part('feet', ...feet),
    part(
      'frame',
      block([left + 20, front + 20, FOOT.thickness], [right - 20, back - 20, base], {
        cuts: [-0.22, 0.22].map((share) => pocket(length * share, width, base)),
      }),
    ),
    part(
      'cabinet',
      block([left, front, base], [right, back, height - ROOF], {
        round: Math.min(24, width * 0.04),
        cuts: intake ? [block([left, intake.from[0], intake.from[1]], [left + 10, ...intake.to])] : [],
      }),
    ),
    part(
      'panel',
      block([left + 45, -width / 2, base + 30], [right - 45, front, height * 0.6]),
      block([left + length * 0.3, -width / 2, height * 0.68], [right - length * 0.3, front, height * 0.82]),
    ),
    part(
      'grille',
      ...(intake ? slats(left + 2, intake) : []),
      ...roof(
        [left + length * 0.18, -width / 2 + 50, height - ROOF],
        [right - length * 0.18, back - 50, height],
      ),
    ),
  ];
}

/** An opening in the left wall: y and z of its corners. */
interface Intake {
  readonly from: readonly [y: number, z: number];
  readonly to: readonly [y: number, z: number];
}

/** The opening around the place where cooling air enters. Its size is no fact, only its middle. */
function intakeOf(connection: Connection | undefined, { width, height }: Space): Intake | undefined {
  if (!connection) return undefined;
  const [, y, z] = connection.at;
  const [across, up] = [width * 0.28, height * 0.16];
  return { from: [y - across, z - up], to: [y + across, z + up] };
}

/** A pocket for the fork of a lift truck. */
const pocket = (x: number, width: number, base: number): Solid =>
  block([x - 75, -width, FOOT.thickness + 6], [x + 75, width, base - 12]);

const slats = (x: number, { from, to }: Intake): Solid[] =>
  Array.from({ length: SLATS }, (_, index) => {
    const z = from[1] + ((index + 0.5) * (to[1] - from[1])) / SLATS;
    return block([x, from[0], z - 6], [x + 8, to[0], z + 6]);
  });

/** The frame of an opening in the roof, with bars across it. */
export function roof(from: Point, to: Point): Solid[] {
  const bars = 4;
  const step = (to[0] - from[0]) / (bars + 1);
  const hole = block([from[0] + 15, from[1] + 15, from[2]], [to[0] - 15, to[1] - 15, to[2]]);
  return [
    block(from, to, { cuts: [hole] }),
    ...Array.from({ length: bars }, (_, index) => {
      const x = from[0] + (index + 1) * step;
      return block([x - 6, from[1] + 15, from[2]], [x + 6, to[1] - 15, to[2] - 2]);
    }),
  ];
}

/** The same on a horizontal tank, with a refrigeration dryer beside it if it has one. */
export function cabinetOnTank({ length, width, height, tankVolume = 270, features }: Space): Part[] {
  const diameter = Math.min(tankDiameter(tankVolume, length), width * 0.92, height * 0.42);
  const legs = 110;
  const top = legs + diameter;
  const hasDryer = features.includes('with-dryer');
  const [start, end] = [-length / 2, hasDryer ? length * 0.14 : length * 0.42];
  const dryer = [end + 20, length * 0.44] as const;
  const [x, y] = [length * 0.62, diameter * 0.72];
  const front = -width / 2 + DOOR;
  return [
    part('feet', ...saddles(x, y, legs, diameter)),
    part('tank', vessel([-length / 2, 0, legs + diameter / 2], RIGHT, length, diameter)),
    part('frame', block([start, -width * 0.4, top - 12], [hasDryer ? dryer[1] : end, width * 0.4, top + 20])),
    part(
      'cabinet',
      block([start, front, top + 20], [end, width / 2, height - ROOF], { round: Math.min(24, width * 0.04) }),
      ...(hasDryer
        ? [
            block([dryer[0], front + 40, top + 20], [dryer[1], width / 2 - 40, top + (height - top) * 0.62], {
              round: 12,
            }),
          ]
        : []),
    ),
    part('panel', block([start + 45, -width / 2, top + 50], [end - 45, front, top + (height - top) * 0.62])),
    part('grille', ...roof([start + 60, -width / 2 + 50, height - ROOF], [end - 60, width / 2 - 50, height])),
  ];
}

/** Of a tank of a volume in litres with domed heads, mm. */
export const tankDiameter = (volume: number, length: number): number =>
  Math.sqrt((volume * 1e6 * 4) / (Math.PI * length * 0.93));

/** Four legs below a horizontal tank. */
export function saddles(x: number, y: number, legs: number, diameter: number): Solid[] {
  const thickness = Math.min(40, diameter * 0.12);
  const size = Math.max(24, Math.min(FOOT.size, diameter * 0.22));
  const reach = legs + diameter / 2 - Math.sqrt(Math.max(0, (diameter / 2) ** 2 - (y / 2) ** 2)) + 8;
  return atCorners(x, y, (atX, atY) => foot(atX, atY, size, 6)).concat(
    atCorners(x, y, (atX, atY) =>
      block([atX - thickness / 2, atY - 4, 6], [atX + thickness / 2, atY + 4, reach]),
    ),
  );
}
