import type { Draft, Point } from './Shape';
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

const FEET = 25;
const FRONT_PLATE = 6;

/** A refrigeration dryer: a cabinet with inlet and outlet on top, condenser in front. */
export function refrigerationDryer({ length, width, height, connection: thread }: Sized): Draft {
  const { length: out, diameter } = portOf(thread);
  const top = height - out;
  const [front, back] = [-width / 2 + FRONT_PLATE, width / 2];
  const drain: Point = [length / 2, width * 0.3, height * 0.12];
  const drainOut = portOf('G ¼').length;
  const right = length / 2 - drainOut;
  const apart = Math.max(length * 0.22, diameter * 0.6);
  const y = Math.min(width * 0.28, width / 2 - diameter * 0.6);
  const inlet: Point = [-apart, y, height];
  const outlet: Point = [apart, y, height];
  const cable: Point = [right, -width * 0.2, height * 0.15];
  const [x, feetY] = [length * 0.8, width * 0.78];
  const grille = {
    from: [-length * 0.38, front, height * 0.16],
    to: [length * 0.32, front + 10, height * 0.7],
  } as const;
  return {
    parts: [
      part('feet', ...atCorners(x, feetY, (atX, atY) => foot(atX, atY, Math.min(50, width * 0.12), FEET, 9))),
      part(
        'cabinet',
        block([-length / 2, front, FEET], [right, back, top], {
          round: 10,
          cuts: [block(grille.from, grille.to)],
        }),
      ),
      part(
        'grille',
        ...Array.from({ length: 7 }, (_, index) => {
          const z = grille.from[2] + ((index + 0.5) * (grille.to[2] - grille.from[2])) / 7;
          return block([grille.from[0], front + 2, z - 5], [grille.to[0], front + 10, z + 5]);
        }),
      ),
      part('panel', block([-length * 0.3, -width / 2, height * 0.76], [length * 0.3, front, height * 0.9])),
      part(
        'connections',
        ...port(thread, inlet, UP),
        ...port(thread, outlet, UP),
        ...port('G ¼', drain, RIGHT),
        cylinder(cable, RIGHT, drainOut - 2, 24),
      ),
    ],
    connections: [
      connection('inlet', inlet, UP, thread),
      connection('outlet', outlet, UP, thread),
      connection('drain', drain, RIGHT, 'G ¼'),
      connection('cable', [cable[0] + drainOut - 2, cable[1], cable[2]], RIGHT),
      connection('coolingAirIn', [0, front, height * 0.43], FRONT),
    ],
    feet: { length: x, width: feetY, hole: 9 },
    clearances: { front: 500, back: 300, left: 300, right: 300, top: 300 },
  };
}

/** A desiccant dryer: two towers between a valve block and a manifold. */
export function adsorptionDryer({ length, width, height, connection: thread, isElectric }: Sized): Draft {
  const { length: out, diameter: socket } = portOf(thread);
  const base = Math.max(40, Math.min(height * 0.08, 140));
  const reach = length / 2 - out;
  const manifold = Math.max(socket * 1.3, height * 0.05);
  const tower = Math.min(reach * 0.92, width * 0.86);
  const x = reach * 0.48;
  const low = Math.max(base + manifold * 0.6, socket * 0.6 + 10);
  const inlet: Point = [-length / 2, 0, low];
  const outlet: Point = [length / 2, 0, height - manifold / 2];
  const panel = Math.min(60, width * 0.16);
  const feet = [reach * 2 - 60, width - 60] as const;
  return {
    parts: [
      part('feet', ...atCorners(feet[0], feet[1], (atX, atY) => foot(atX, atY, 50, 8, 12))),
      part('frame', block([-reach, -width / 2, 8], [reach, width / 2, base])),
      part(
        'body',
        block([-reach, -manifold * 0.6, base], [reach, manifold * 0.6, base + manifold * 1.2]),
        block([-reach, -manifold * 0.6, height - manifold], [reach, manifold * 0.6, height], { round: 4 }),
      ),
      part(
        'tank',
        ...[-x, x].map((at) => vessel([at, 0, base + manifold], UP, height - base - 1.8 * manifold, tower)),
      ),
      part(
        'panel',
        block(
          [-reach * 0.45, -width / 2, base + height * 0.28],
          [reach * 0.45, -width / 2 + panel, base + height * 0.5],
        ),
      ),
      part('connections', ...port(thread, inlet, LEFT), ...port(thread, outlet, RIGHT)),
    ],
    connections: [
      connection('inlet', inlet, LEFT, thread),
      connection('outlet', outlet, RIGHT, thread),
      ...(isElectric
        ? [connection('cable', [0, -width / 2 + panel / 2, base + height * 0.28], [0, 0, -1])]
        : []),
    ],
    feet: { length: feet[0], width: feet[1], hole: 12 },
    clearances: { front: 700, back: 300, left: 300, right: 300, top: 500 },
  };
}
