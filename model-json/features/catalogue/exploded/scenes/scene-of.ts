import type { Shape } from '../../cad/shapes/Shape';
import { shapeOf } from '../../cad/shapes/shape-of';
import type { ShapeFacts } from '../../cad/shapes/ShapeFacts';
import { pistonScene } from './piston';
import type { Asked, Scene } from './Scene';
import { screwScene } from './screw';
import { adsorptionScene, filterScene, refrigerationScene, separatorScene } from './treatment';

type MakeScene = (shape: Shape, asked: readonly Asked[]) => Scene | undefined;

/** What draws a kind of machine pulled apart, by the beginning of its family. */
const KINDS: readonly (readonly [family: string, make: MakeScene])[] = [
  ['screw/', screwScene],
  ['mobile/', pistonScene],
  ['stationary/', pistonScene],
  ['dryers/refrigeration', refrigerationScene],
  ['dryers/adsorption', adsorptionScene],
  ['filters/', filterScene],
  ['condensate/separators', separatorScene],
];

/** A machine pulled apart; undefined for kinds that are not drawn so, and for those whose dimensions are not known. */
export function sceneOf(facts: ShapeFacts, asked: readonly Asked[]): Scene | undefined {
  const make = KINDS.find(([start]) => facts.family.startsWith(start))?.[1];
  // Under a hood one sees nothing: silenced machines are drawn without theirs.
  const open = { ...facts, features: facts.features.filter((feature) => feature !== 'silent') };
  const shape = make && shapeOf(open);
  return shape && make?.(shape, asked);
}
