import type { Bounds } from './bounds';
import type { Part, Solid } from './Shape';
import { BACK, block, cylinder, LEFT, part, RIGHT, UP } from './solids';

/** What drives a piston compressor, and how. */
export interface Drive {
  readonly isSilenced: boolean;
  readonly isBelted: boolean;
  readonly isPetrol: boolean;
  readonly cylinders: number;
}

/** Pump and motor of a piston compressor within a space, whose top they reach. Named parts, so that they get their colours. */
export function pumpUnit(space: Bounds, drive: Drive): Part[] {
  if (drive.isSilenced) return hood(space);
  return drive.isBelted ? belted(space, drive) : coaxial(space, drive);
}

function hood({ from: [left, front, floor], to: [right, back, top] }: Bounds): Part[] {
  const [x, y] = [(right - left) * 0.06, (back - front) * 0.06];
  const rise = top - floor;
  const slots = Array.from({ length: 5 }, (_, index): Solid => {
    const z = floor + rise * (0.3 + index * 0.08);
    return block([left + x * 4, front + y, z], [right - x * 4, front + y + 6, z + rise * 0.03]);
  });
  return [
    part(
      'cabinet',
      block([left + x, front + y, floor], [right - x, back - y, top], {
        round: Math.min(x, y) * 1.5,
        cuts: slots,
      }),
    ),
  ];
}

/** Pump on the left, motor on the right, the belt behind a guard at the back. */
function belted(
  { from: [left, front, floor], to: [right, back, top] }: Bounds,
  { cylinders, isPetrol }: Drive,
): Part[] {
  const [length, width, rise] = [right - left, back - front, top - floor];
  const guard = width * 0.13;
  const rear = back - guard;
  const [pumpX, motorX] = [left + length * 0.32, left + length * 0.78];
  const half = length * 0.14;
  const crank = floor + rise * 0.42;
  const wheel = Math.min(rise * 0.78, length * 0.5);
  const motor = Math.min(rise * 0.5, length * 0.3);
  const shaft = floor + Math.max(wheel, motor) / 2;
  const pulley = Math.min(motor * 0.8, wheel * 0.6);
  const middle = front + width * 0.42;
  const heads = Array.from({ length: cylinders }, (_, index): Solid[] => {
    const x = pumpX + (cylinders === 1 ? 0 : (index - 0.5) * half * 1.15);
    const bore = half * (cylinders === 1 ? 1.3 : 0.9) * (index === 1 ? 0.85 : 1);
    const ribs = Array.from({ length: 5 }, (__, rib) =>
      cylinder([x, middle, crank + rise * (0.04 + rib * 0.07)], UP, rise * 0.03, bore * 1.25),
    );
    const head = block(
      [x - bore * 0.62, middle - bore * 0.62, top - rise * 0.2],
      [x + bore * 0.62, middle + bore * 0.62, top],
      { round: 4 },
    );
    return [cylinder([x, middle, crank], UP, rise * 0.4, bore), ...ribs, head];
  }).flat();
  return [
    part(
      'pump',
      block([pumpX - half, front + width * 0.2, floor], [pumpX + half, rear, crank], { round: 6 }),
      ...heads,
    ),
    part('motor', ...driver(isPetrol, { motorX, motor, front: front + width * 0.14, rear, floor, shaft })),
    part(
      'guard',
      cylinder([pumpX, rear, shaft], BACK, guard, wheel),
      cylinder([motorX, rear, shaft], BACK, guard, pulley * 1.3),
      block([pumpX, rear, shaft - pulley * 0.65], [motorX, back, shaft + pulley * 0.65]),
    ),
  ];
}

interface DriverPlace {
  readonly motorX: number;
  readonly motor: number;
  readonly front: number;
  readonly rear: number;
  readonly floor: number;
  readonly shaft: number;
}

function driver(isPetrol: boolean, { motorX, motor, front, rear, floor, shaft }: DriverPlace): Solid[] {
  const base = block([motorX - motor * 0.35, front + 10, floor], [motorX + motor * 0.35, rear - 10, shaft]);
  if (isPetrol) {
    const tank = block(
      [motorX - motor * 0.45, front, shaft + motor * 0.2],
      [motorX + motor * 0.45, rear - 20, shaft + motor * 0.55],
      { round: 8 },
    );
    return [
      base,
      block(
        [motorX - motor * 0.5, front, shaft - motor * 0.3],
        [motorX + motor * 0.5, rear, shaft + motor * 0.2],
        { round: 6 },
      ),
      tank,
    ];
  }
  const box = block(
    [motorX - motor * 0.25, front + 30, shaft],
    [motorX + motor * 0.25, front + 30 + motor * 0.5, shaft + motor * 0.62],
  );
  return [base, cylinder([motorX, front, shaft], BACK, rear - front, motor), box];
}

/** Motor and pump on one shaft along the machine. */
function coaxial(
  { from: [left, front, floor], to: [right, back, top] }: Bounds,
  { cylinders }: Drive,
): Part[] {
  const [length, width, rise] = [right - left, back - front, top - floor];
  const y = (front + back) / 2;
  const motor = Math.min(width * 0.7, rise * 0.62);
  const shaft = floor + motor / 2 + rise * 0.06;
  const joint = left + length * 0.5;
  const bore = Math.min(length * 0.2, width * 0.4);
  const head = (x: number): Solid[] => [
    cylinder([x, y, shaft], UP, top - shaft - rise * 0.1, bore),
    block([x - bore * 0.6, y - bore * 0.6, top - rise * 0.16], [x + bore * 0.6, y + bore * 0.6, top], {
      round: 4,
    }),
  ];
  const pumps = cylinders === 1 ? [left + length * 0.28] : [left + length * 0.2, left + length * 0.42];
  return [
    part(
      'motor',
      cylinder([joint, y, shaft], RIGHT, length * 0.42, motor),
      block([joint + length * 0.1, y - motor * 0.3, floor], [joint + length * 0.3, y + motor * 0.3, shaft]),
    ),
    part('pump', cylinder([joint, y, shaft], LEFT, length * 0.42, motor * 0.85), ...pumps.flatMap(head)),
  ];
}
