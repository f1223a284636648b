import type { Draft, Part, Point, Solid } from './Shape';
import type { Sized } from './kinds';
import { saddles, tankDiameter } from './cabinet';
import { type Drive, pumpUnit } from './pump-unit';
import {
  atCorners,
  BACK,
  block,
  connection,
  cylinder,
  DOWN,
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

const PLATE = 8;
const CLEARANCES = { front: 500, back: 400, left: 400, right: 400, top: 500 };

/** A piston compressor: on a horizontal or upright tank, or on a base frame. */
export function piston(facts: Sized): Draft {
  if (facts.features.includes('vertical')) return upright(facts);
  return facts.tankVolume === undefined ? onFrame(facts) : onTank(facts);
}

function driveOf({ features, family }: Sized): Drive {
  return {
    isSilenced:
      features.includes('silent') && !features.includes('on-wheels') && !family.endsWith('oil-free'),
    isBelted: features.includes('belt-driven'),
    isPetrol: features.includes('petrol'),
    cylinders:
      features.includes('two-stage') || family.endsWith('oil-free') || family.endsWith('booster') ? 2 : 1,
  };
}

function onTank(facts: Sized): Draft {
  const { length, width, height, tankVolume = 50, connection: thread, features, family, isElectric } = facts;
  const isMobile = features.includes('on-wheels');
  const handle = isMobile ? length * 0.13 : 0;
  const [left, right] = [-length / 2, length / 2 - handle];
  const diameter = Math.min(tankDiameter(tankVolume, right - left), width * 0.88, height * 0.48);
  const legs = Math.max(40, Math.min(110, height * 0.11));
  const top = legs + diameter;
  const middle = (left + right) / 2;
  const reach = (right - left) * 0.4;
  const floor = top + PLATE;
  const half = width / 2;
  const units: readonly (readonly [number, number])[] = family.endsWith('tandem')
    ? [
        [-reach, -8],
        [8, reach],
      ]
    : [[-reach, reach]];
  const { length: out, diameter: socket } = portOf(thread);
  const outlet: Point = [middle + reach - socket, -half, floor + socket];
  const y = diameter * 0.7;
  const x = (right - left) * 0.6;
  const drain: Point = [middle, 0, legs - 18];
  const wheels = isMobile ? chassis({ left, right, width, legs, diameter, height, end: length / 2 }) : [];
  return {
    parts: [
      ...(isMobile ? wheels : [part('feet', ...saddles(x, y, legs, diameter))]),
      part('tank', vessel([left, 0, legs + diameter / 2], RIGHT, right - left, diameter)),
      part('frame', block([middle - reach, -half, top - 6], [middle + reach, half, floor])),
      ...units.flatMap(([from, to]) =>
        pumpUnit(
          { from: [middle + from, -half + out + 10, floor], to: [middle + to, half - 4, height] },
          driveOf(facts),
        ),
      ),
      part(
        'connections',
        ...port(thread, outlet, FRONT, 25),
        ...port('G ¼', drain, DOWN, 20),
        ...(isElectric ? [cylinder([middle - reach + 20, -half, floor + 40], BACK, 40, 20)] : []),
      ),
    ],
    connections: [
      connection('outlet', outlet, FRONT, thread),
      connection('drain', drain, DOWN, 'G ¼'),
      ...(isElectric ? [connection('cable', [middle - reach + 20, -half, floor + 40], FRONT)] : []),
    ],
    ...(!isMobile && { feet: { length: x, width: y, hole: 14 } }),
    clearances: CLEARANCES,
  };
}

interface ChassisPlace {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly legs: number;
  readonly diameter: number;
  readonly height: number;
  readonly end: number;
}

/** Two wheels, a rubber foot and a handle to pull. */
function chassis({ left, right, width, legs, diameter, height, end }: ChassisPlace): Part[] {
  const wheel = Math.min(260, height * 0.3, (legs + diameter / 2) * 1.1);
  const tyre = Math.min(50, width * 0.1);
  const axle = left + (right - left) * 0.24;
  const footX = left + (right - left) * 0.8;
  const z = legs + diameter * 0.75;
  const tube = Math.min(28, width * 0.06);
  const arm = (y: number): Solid =>
    cylinder([right - diameter * 0.25, y, z], RIGHT, end - right + diameter * 0.25 - tube / 2, tube);
  const grip = Math.min(width * 0.62, diameter * 0.8);
  return [
    part(
      'wheels',
      cylinder([axle, -width / 2, wheel / 2], BACK, tyre, wheel),
      cylinder([axle, width / 2 - tyre, wheel / 2], BACK, tyre, wheel),
      cylinder([axle, -width / 2 + tyre, wheel / 2], BACK, width - 2 * tyre, 20),
    ),
    part('feet', cylinder([footX, 0, 0], UP, legs + 6, Math.min(60, diameter * 0.25))),
    part(
      'handle',
      arm(-grip / 2 + tube / 2),
      arm(grip / 2 - tube / 2),
      cylinder([end - tube / 2, -grip / 2, z], BACK, grip, tube),
    ),
  ];
}

function onFrame(facts: Sized): Draft {
  const { length, width, height, connection: thread, isElectric } = facts;
  const base = Math.min(100, height * 0.11);
  const { length: out } = portOf(thread);
  const [x, y] = [length - 140, width - 120];
  const outlet: Point = [length / 2 - 20, 0, base + height * 0.2];
  const inlet: Point = [-length / 2 + 20, 0, base + height * 0.2];
  const isBooster = facts.family.endsWith('booster');
  const cable: Point = [length * 0.25, -width / 2 + 20, base + 60];
  return {
    parts: [
      part('feet', ...atCorners(x, y, (atX, atY) => foot(atX, atY, 80, 8, 14))),
      part(
        'frame',
        block([-length / 2, -width / 2, 8], [length / 2, width / 2, base], {
          cuts: [block([-length / 2 + 60, -width, 20], [length / 2 - 60, width, base - 12])],
        }),
      ),
      ...pumpUnit(
        {
          from: [-length / 2 + 60 + out, -width / 2 + 50, base],
          to: [length / 2 - 60 - out, width / 2 - 12, height],
        },
        driveOf(facts),
      ),
      part(
        'connections',
        ...port(thread, outlet, RIGHT, length * 0.14),
        ...(isBooster ? port(thread, inlet, LEFT, length * 0.14) : []),
        ...(isElectric ? [cylinder(cable, BACK, 60, 28)] : []),
      ),
    ],
    connections: [
      connection('outlet', outlet, RIGHT, thread),
      ...(isBooster ? [connection('inlet', inlet, LEFT, thread)] : []),
      ...(isElectric ? [connection('cable', cable, FRONT)] : []),
    ],
    feet: { length: x, width: y, hole: 14 },
    clearances: CLEARANCES,
  };
}

function upright(facts: Sized): Draft {
  const { length, width, height, tankVolume = 90, connection: thread, isElectric } = facts;
  const legs = Math.min(120, height * 0.09);
  const plan = Math.min(length, width);
  const rise = Math.min(height * 0.66, height - legs - plan * 0.35);
  const diameter = Math.min(tankDiameter(tankVolume, rise), plan * 0.9);
  const floor = legs + rise + PLATE;
  const { length: out, diameter: socket } = portOf(thread);
  const outlet: Point = [0, -diameter / 2 - out, legs + rise * 0.72];
  const feet = plan * 0.62;
  const drain: Point = [0, 0, legs - 18];
  const cable: Point = [length * 0.3, -width / 2 + 10, floor + 40];
  const front = Math.max(-width / 2 + out, outlet[1] + out);
  const at: Point = [0, front - out, outlet[2]];
  return {
    parts: [
      part('feet', ...legsBelow(feet, legs, diameter)),
      part('tank', vessel([0, 0, legs], UP, rise, diameter)),
      part(
        'frame',
        block([-length / 2, -width / 2, floor - PLATE], [length / 2, width / 2, floor], {
          round: plan * 0.05,
        }),
      ),
      ...pumpUnit(
        { from: [-length / 2 + 10, -width / 2 + 10, floor], to: [length / 2 - 10, width / 2 - 10, height] },
        driveOf(facts),
      ),
      part(
        'connections',
        ...port(thread, at, FRONT, socket),
        ...port('G ¼', drain, DOWN, 20),
        ...(isElectric ? [cylinder(cable, BACK, 40, 20)] : []),
      ),
    ],
    connections: [
      connection('outlet', at, FRONT, thread),
      connection('drain', drain, DOWN, 'G ¼'),
      ...(isElectric ? [connection('cable', cable, FRONT)] : []),
    ],
    feet: { length: feet, width: feet, hole: 14 },
    clearances: CLEARANCES,
  };
}

/** Four legs below an upright tank, up to where its head has curved away. */
export function legsBelow(spread: number, legs: number, diameter: number): Solid[] {
  const size = Math.max(30, Math.min(100, diameter * 0.16));
  const wall = Math.max(4, size * 0.12);
  const reach = legs + diameter * 0.3;
  return [
    ...atCorners(spread, spread, (x, y) => foot(x, y, size, 6, 14)),
    ...atCorners(spread, spread, (x, y) => {
      const inner: Point = [x - Math.sign(x) * size * 0.35, y - Math.sign(y) * size * 0.35, 6];
      return block(
        [inner[0] - wall / 2, inner[1] - wall * 2, 6],
        [inner[0] + wall / 2, inner[1] + wall * 2, reach],
      );
    }),
  ];
}
