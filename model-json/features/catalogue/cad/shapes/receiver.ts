import type { Draft, Point } from './Shape';
import type { Sized } from './kinds';
import { saddles } from './cabinet';
import { legsBelow } from './piston';
import { along, connection, cylinder, DOWN, part, port, RIGHT, UP, vessel } from './solids';
import { portOf } from './threads';

const DIAGONAL = Math.SQRT1_2;
const CLEARANCES = { front: 500, back: 300, left: 300, right: 300, top: 500 };
const SAFETY_VALVE = 'G ½';
const DRAIN = 'G ½';

/**
 * An air receiver. Its figures are those of the vessel, so sockets point to the corners of the space that it takes, where they
 * do not enlarge it.
 */
export function receiver(facts: Sized): Draft {
  return facts.features.includes('horizontal') ? horizontal(facts) : upright(facts);
}

function upright({ width, height, connection: thread }: Sized): Draft {
  const diameter = width;
  const valve = portOf(SAFETY_VALVE).length;
  const legs = Math.min(150, height * 0.08);
  const rise = height - valve - legs;
  const spread = diameter * 0.62;
  const inlet = socket([0, 0, legs + rise * 0.26], [-DIAGONAL, -DIAGONAL, 0], thread, diameter);
  const outlet = socket([0, 0, legs + rise * 0.78], [DIAGONAL, -DIAGONAL, 0], thread, diameter);
  const gauge = socket([0, 0, legs + rise * 0.62], [-DIAGONAL, -DIAGONAL, 0], 'G ¼', diameter);
  const drain: Point = [0, 0, legs - 20];
  return {
    parts: [
      part('feet', ...legsBelow(spread, legs, diameter)),
      part('tank', vessel([0, 0, legs], UP, rise, diameter)),
      part(
        'connections',
        ...inlet.solids,
        ...outlet.solids,
        ...gauge.solids,
        ...port(SAFETY_VALVE, [0, 0, height], UP, 10),
        ...port(DRAIN, drain, DOWN, 20),
      ),
    ],
    connections: [
      connection('inlet', inlet.at, inlet.towards, thread),
      connection('outlet', outlet.at, outlet.towards, thread),
      connection('drain', drain, DOWN, DRAIN),
    ],
    feet: { length: spread, width: spread, hole: 14 },
    clearances: CLEARANCES,
  };
}

function horizontal({ length, width, height, connection: thread }: Sized): Draft {
  const diameter = width;
  const legs = height - diameter;
  const [x, y] = [length * 0.55, diameter * 0.66];
  const axis = legs + diameter / 2;
  const inlet = socket([-length * 0.32, 0, axis], [0, -DIAGONAL, DIAGONAL], thread, diameter);
  const outlet = socket([length * 0.32, 0, axis], [0, -DIAGONAL, DIAGONAL], thread, diameter);
  const drain: Point = [0, 0, Math.max(legs - 20, 20)];
  return {
    parts: [
      part('feet', ...saddles(x, y, legs, diameter)),
      part('tank', vessel([-length / 2, 0, axis], RIGHT, length, diameter)),
      part('connections', ...inlet.solids, ...outlet.solids, ...port(DRAIN, drain, DOWN, 20)),
    ],
    connections: [
      connection('inlet', inlet.at, inlet.towards, thread),
      connection('outlet', outlet.at, outlet.towards, thread),
      connection('drain', drain, DOWN, DRAIN),
    ],
    feet: { length: x, width: y, hole: 14 },
    clearances: CLEARANCES,
  };
}

/** A socket welded onto a vessel's wall. */
function socket(axis: Point, towards: Point, thread: string | undefined, diameter: number) {
  const { length, bore } = portOf(thread);
  const at = along(axis, towards, diameter / 2 + length);
  return {
    at,
    towards,
    solids: [
      ...port(thread, at, towards),
      cylinder(along(at, towards, -length - bore), towards, bore, bore * 1.2),
    ],
  };
}
