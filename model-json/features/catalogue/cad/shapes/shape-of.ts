import { boundsOf, sizeOf } from './bounds';
import { cabinet, cabinetOnTank } from './cabinet';
import { adsorptionDryer, refrigerationDryer } from './dryer';
import { fitting } from './fitting';
import { isRound, isSized, type Sized } from './kinds';
import { drain, filter, separator, serviceUnit } from './line-parts';
import { piston } from './piston';
import { receiver } from './receiver';
import type { Draft, Shape } from './Shape';
import type { ShapeFacts } from './ShapeFacts';

/** What draws a kind of product, by the beginning of its family; the first that fits. */
const KINDS: readonly (readonly [family: string, draw: (facts: Sized) => Draft])[] = [
  ['screw/on-tank', cabinetOnTank],
  ['screw/with-dryer', cabinetOnTank],
  ['screw/', cabinet],
  ['mobile/', piston],
  ['stationary/', piston],
  ['dryers/refrigeration', refrigerationDryer],
  ['dryers/adsorption', adsorptionDryer],
  ['filters/', filter],
  ['tanks/', receiver],
  ['condensate/drains', drain],
  ['condensate/separators', separator],
  ['service-units', serviceUnit],
];

/** The shape of a product; undefined if its kind has none, or if its dimensions are not known. */
export function shapeOf(facts: ShapeFacts): Shape | undefined {
  const draft = draftOf(facts);
  return draft && { ...draft, size: sizeOf(boundsOf(draft.parts)) };
}

function draftOf(facts: ShapeFacts): Draft | undefined {
  if (isRound(facts)) return fitting(facts);
  return isSized(facts) ? KINDS.find(([start]) => facts.family.startsWith(start))?.[1](facts) : undefined;
}
