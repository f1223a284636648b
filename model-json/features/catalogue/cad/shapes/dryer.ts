import type { Part } from './Shape';
import { connectionOf, type Space } from './Space';
import { atCorners, block, foot, part, UP, vessel } from './solids';
import { portOf } from './threads';

const FEET = 25;
const FRONT_PLATE = 6;

/** A refrigeration dryer: a cabinet with the condenser in front. */
export function refrigerationDryer({ length, width, height }: Space): Part[] {
  const [front, back] = [-width / 2 + FRONT_PLATE, width / 2];
  const grille = {
    from: [-length * 0.38, front, height * 0.16],
    to: [length * 0.32, front + 10, height * 0.7],
  } as const;
  const slats = Array.from({ length: 7 }, (_, index) => {
    const z = grille.from[2] + ((index + 0.5) * (grille.to[2] - grille.from[2])) / 7;
    return block([grille.from[0], front + 2, z - 5], [grille.to[0], front + 10, z + 5]);
  });
  return [
    part(
      'feet',
      ...atCorners(length * 0.8, width * 0.78, (x, y) => foot(x, y, Math.min(50, width * 0.12), FEET)),
    ),
    part(
      'cabinet',
      block([-length / 2, front, FEET], [length / 2, back, height], {
        round: 10,
        cuts: [block(grille.from, grille.to)],
      }),
    ),
    part('grille', ...slats),
    part('panel', block([-length * 0.3, -width / 2, height * 0.76], [length * 0.3, front, height * 0.9])),
  ];
}

/** A desiccant dryer: two towers between a valve block and a manifold. */
export function adsorptionDryer(space: Space): Part[] {
  const { length, width, height } = space;
  const { diameter: socket } = portOf(connectionOf(space, 'air-inlet')?.thread);
  const base = Math.max(40, Math.min(height * 0.08, 140));
  const reach = length / 2;
  const manifold = Math.max(socket * 1.3, height * 0.05);
  const tower = Math.min(reach * 0.92, width * 0.86);
  const x = reach * 0.48;
  const panel = Math.min(60, width * 0.16);
  return [
    part('feet', ...atCorners(length - 60, width - 60, (atX, atY) => foot(atX, atY, 50, 8))),
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
  ];
}
