import type { Draft, Point, Solid } from './Shape';
import type { Sized } from './kinds';
import {
  atCorners,
  block,
  connection,
  cylinder,
  foot,
  FRONT,
  LEFT,
  part,
  port,
  RIGHT,
  UP,
  vessel,
} from './solids';
import { portOf } from './threads';

const DOOR = 8;
const ROOF = 10;
const FOOT = { size: 80, thickness: 8, hole: 14, inset: 60 } as const;
const SLATS = 6;

/** A screw compressor: cabinet on a base frame, served from the front, cooling air from left to top. */
export function cabinet({ length, width, height, connection: thread, isElectric }: Sized): Draft {
  const out = portOf(thread).length;
  const [left, right] = [-length / 2, length / 2 - out];
  const [front, back] = [-width / 2 + DOOR, width / 2];
  const base = Math.min(90, height * 0.07);
  const [x, y] = [length - out - 2 * FOOT.inset, width - DOOR - 2 * FOOT.inset];
  const middle: Point = [-out / 2, DOOR / 2, 0];
  const outlet: Point = [length / 2, width * 0.25, height * 0.82];
  const cable: Point = [length / 2, width * 0.25, height * 0.2];
  const intake = { from: height * 0.22, to: height * 0.55, y: width * 0.28 };
  const feet = atCorners(x, y, (atX, atY) =>
    foot(atX + middle[0], atY + middle[1], FOOT.size, FOOT.thickness, FOOT.hole),
  );
  return {
    parts: [
      part('feet', ...feet),
      part(
        'frame',
        block([left + 20, front + 20, FOOT.thickness], [right - 20, back - 20, base], {
          cuts: [-0.22, 0.22].map((share) => pocket(length * share + middle[0], width, base)),
        }),
      ),
      part(
        'cabinet',
        block([left, front, base], [right, back, height - ROOF], {
          round: Math.min(24, width * 0.04),
          cuts: [block([left, -intake.y, intake.from], [left + 10, intake.y, intake.to])],
        }),
      ),
      part(
        'panel',
        block([left + 45, -width / 2, base + 30], [right - 45, front, height * 0.6]),
        block([left + length * 0.3, -width / 2, height * 0.68], [right - length * 0.3, front, height * 0.82]),
      ),
      part(
        'grille',
        ...slats(left + 2, intake),
        ...roof([left + length * 0.18, 0, height - ROOF], [right - length * 0.18, back - 50, height]),
      ),
      part(
        'connections',
        ...port(thread, outlet, RIGHT),
        ...(isElectric ? [cylinder([right, cable[1], cable[2]], RIGHT, out, 40)] : []),
      ),
    ],
    connections: [
      connection('outlet', outlet, RIGHT, thread),
      ...(isElectric ? [connection('cable', cable, RIGHT)] : []),
      connection('coolingAirIn', [left, 0, (intake.from + intake.to) / 2], LEFT),
      connection('coolingAirOut', [middle[0], back / 2 - 25, height], UP),
    ],
    feet: { length: x, width: y, hole: FOOT.hole },
    clearances: { front: 800, left: 500, right: 500, top: 600 },
  };
}

/** A pocket for the fork of a lift truck. */
const pocket = (x: number, width: number, base: number): Solid =>
  block([x - 75, -width, FOOT.thickness + 6], [x + 75, width, base - 12]);

const slats = (x: number, { from, to, y }: { from: number; to: number; y: number }): Solid[] =>
  Array.from({ length: SLATS }, (_, index) => {
    const z = from + ((index + 0.5) * (to - from)) / SLATS;
    return block([x, -y, z - 6], [x + 8, y, z + 6]);
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
export function cabinetOnTank(facts: Sized): Draft {
  const { length, width, height, tankVolume = 270, connection: thread, features } = facts;
  const { length: out } = portOf(thread);
  const diameter = Math.min(tankDiameter(tankVolume, length), width - 2 * out - 20, height * 0.42);
  const legs = 110;
  const top = legs + diameter;
  const hasDryer = features.includes('with-dryer');
  const [start, end] = [-length * 0.42, hasDryer ? length * 0.14 : length * 0.42];
  const dryer = [end + 20, length * 0.44] as const;
  const [x, y] = [length * 0.62, diameter * 0.72];
  const outlet: Point = [length * 0.3, -diameter / 2 - out, legs + diameter / 2];
  const cable: Point = [start, width * 0.2, top + (height - top) * 0.2];
  const front = -width / 2 + DOOR;
  return {
    parts: [
      part('feet', ...saddles(x, y, legs, diameter)),
      part('tank', vessel([-length / 2, 0, legs + diameter / 2], RIGHT, length, diameter)),
      part(
        'frame',
        block([start, -width * 0.4, top - 12], [hasDryer ? dryer[1] : end, width * 0.4, top + 20]),
      ),
      part(
        'cabinet',
        block([start, front, top + 20], [end, width / 2, height - ROOF], {
          round: Math.min(24, width * 0.04),
        }),
        ...(hasDryer
          ? [
              block(
                [dryer[0], front + 40, top + 20],
                [dryer[1], width / 2 - 40, top + (height - top) * 0.62],
                { round: 12 },
              ),
            ]
          : []),
      ),
      part(
        'panel',
        block([start + 45, -width / 2, top + 50], [end - 45, front, top + (height - top) * 0.62]),
      ),
      part('grille', ...roof([start + 60, 0, height - ROOF], [end - 60, width / 2 - 50, height])),
      part('connections', ...port(thread, outlet, FRONT, 20), cylinder(cable, LEFT, 22, 40)),
    ],
    connections: [
      connection('outlet', outlet, FRONT, thread),
      connection('cable', [cable[0] - 22, cable[1], cable[2]], LEFT),
      connection('drain', [0, 0, legs], [0, 0, -1]),
      connection('coolingAirOut', [(start + end) / 2, width / 4 - 25, height], UP),
    ],
    feet: { length: x, width: y, hole: FOOT.hole },
    clearances: { front: 800, left: 500, right: 500, top: 600 },
  };
}

/** Of a tank of a volume in litres with domed heads, mm. */
export const tankDiameter = (volume: number, length: number): number =>
  Math.sqrt((volume * 1e6 * 4) / (Math.PI * length * 0.93));

/** Four legs below a horizontal tank. */
export function saddles(x: number, y: number, legs: number, diameter: number): Solid[] {
  const thickness = Math.min(40, diameter * 0.12);
  const size = Math.max(24, Math.min(FOOT.size, diameter * 0.22));
  const hole = Math.min(FOOT.hole, size * 0.35);
  const reach = legs + diameter / 2 - Math.sqrt(Math.max(0, (diameter / 2) ** 2 - (y / 2) ** 2)) + 8;
  return atCorners(x, y, (atX, atY) => foot(atX, atY, size, 6, hole)).concat(
    atCorners(x, y, (atX, atY) =>
      block([atX - thickness / 2, atY - 4, 6], [atX + thickness / 2, atY + 4, reach], {
        cuts: [cylinder([atX, atY, 6], UP, 30, hole)],
      }),
    ),
  );
}
