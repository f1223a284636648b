import type { Part, Point, Solid } from './Shape';
import type { Space } from './Space';
import { saddles, tankDiameter } from './cabinet';
import { type Drive, pumpUnit } from './pump-unit';
import { atCorners, BACK, block, cylinder, foot, part, RIGHT, UP, vessel } from './solids';

const PLATE = 8;

/** A piston compressor: on a horizontal or upright tank, or on a base frame. */
export function piston(space: Space): Part[] {
  if (space.features.includes('vertical')) return upright(space);
  return space.tankVolume === undefined ? onFrame(space) : onTank(space);
}

function driveOf({ features, family }: Space): Drive {
  return {
    isSilenced:
      features.includes('silent') && !features.includes('on-wheels') && !family.endsWith('oil-free'),
    isBelted: features.includes('belt-driven'),
    isPetrol: features.includes('petrol'),
    cylinders:
      features.includes('two-stage') || family.endsWith('oil-free') || family.endsWith('booster') ? 2 : 1,
  };
}

function onTank(space: Space): Part[] {
  const { length, width, height, tankVolume = 50, features, family } = space;
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
  const feet = () => part('feet', ...saddles((right - left) * 0.6, diameter * 0.7, legs, diameter));
  return [
    ...(isMobile ? chassis({ left, right, width, legs, diameter, height, end: length / 2 }) : [feet()]),
    part('tank', vessel([left, 0, legs + diameter / 2], RIGHT, right - left, diameter)),
    part('frame', block([middle - reach, -half, top - 6], [middle + reach, half, floor])),
    ...units.flatMap(([from, to]) =>
      pumpUnit(
        { from: [middle + from, -half + 4, floor], to: [middle + to, half - 4, height] },
        driveOf(space),
      ),
    ),
  ];
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

function onFrame(space: Space): Part[] {
  const { length, width, height } = space;
  const base = Math.min(100, height * 0.11);
  return [
    part('feet', ...atCorners(length - 140, width - 120, (x, y) => foot(x, y, 80, 8))),
    part(
      'frame',
      block([-length / 2, -width / 2, 8], [length / 2, width / 2, base], {
        cuts: [block([-length / 2 + 60, -width, 20], [length / 2 - 60, width, base - 12])],
      }),
    ),
    ...pumpUnit(
      { from: [-length / 2 + 60, -width / 2 + 50, base], to: [length / 2 - 60, width / 2 - 12, height] },
      driveOf(space),
    ),
  ];
}

function upright(space: Space): Part[] {
  const { length, width, height, tankVolume = 90 } = space;
  const legs = Math.min(120, height * 0.09);
  const plan = Math.min(length, width);
  const rise = Math.min(height * 0.66, height - legs - plan * 0.35);
  const diameter = Math.min(tankDiameter(tankVolume, rise), plan * 0.9);
  const floor = legs + rise + PLATE;
  return [
    part('feet', ...legsBelow(plan * 0.62, legs, diameter)),
    part('tank', vessel([0, 0, legs], UP, rise, diameter)),
    part(
      'frame',
      block([-length / 2, -width / 2, floor - PLATE], [length / 2, width / 2, floor], { round: plan * 0.05 }),
    ),
    ...pumpUnit(
      { from: [-length / 2 + 10, -width / 2 + 10, floor], to: [length / 2 - 10, width / 2 - 10, height] },
      driveOf(space),
    ),
  ];
}

/** Four legs below an upright tank, up to where its head has curved away. */
export function legsBelow(spread: number, legs: number, diameter: number): Solid[] {
  const size = Math.max(30, Math.min(100, diameter * 0.16));
  const wall = Math.max(4, size * 0.12);
  const reach = legs + diameter * 0.3;
  return [
    ...atCorners(spread, spread, (x, y) => foot(x, y, size, 6)),
    ...atCorners(spread, spread, (x, y) => {
      const inner: Point = [x - Math.sign(x) * size * 0.35, y - Math.sign(y) * size * 0.35, 6];
      return block(
        [inner[0] - wall / 2, inner[1] - wall * 2, 6],
        [inner[0] + wall / 2, inner[1] + wall * 2, reach],
      );
    }),
  ];
}
