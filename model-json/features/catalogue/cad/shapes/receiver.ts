import type { Part } from './Shape';
import type { ShapeFacts } from './ShapeFacts';
import type { Space } from './Space';
import { saddles } from './cabinet';
import { legsBelow } from './piston';
import { part, RIGHT, UP, vessel } from './solids';

const isHorizontal = ({ features }: Pick<ShapeFacts, 'features'>): boolean => features.includes('horizontal');

/** Sockets of an upright receiver end with its wall: it is as wide as its envelope. */
export const isUprightVessel = (facts: ShapeFacts): boolean =>
  facts.family.startsWith('tanks/') && !isHorizontal(facts);

/** An air receiver, upright or horizontal. */
export const receiver = (space: Space): Part[] => (isHorizontal(space) ? horizontal(space) : upright(space));

function upright({ length, width, height }: Space): Part[] {
  const diameter = Math.min(length, width);
  const legs = Math.min(150, height * 0.08);
  return [
    part('feet', ...legsBelow(diameter * 0.62, legs, diameter)),
    part('tank', vessel([0, 0, legs], UP, height - legs, diameter)),
  ];
}

function horizontal({ length, width, height }: Space): Part[] {
  const diameter = width;
  const legs = Math.max(20, height - diameter);
  return [
    part('feet', ...saddles(length * 0.55, diameter * 0.66, legs, diameter)),
    part('tank', vessel([-length / 2, 0, legs + diameter / 2], RIGHT, length, diameter)),
  ];
}
