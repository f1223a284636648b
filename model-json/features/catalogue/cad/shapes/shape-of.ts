import { boundsOf, sizeOf } from './bounds';
import { cabinet, cabinetOnTank } from './cabinet';
import { adsorptionDryer, refrigerationDryer } from './dryer';
import { fitting } from './fitting';
import { isRound, isSized, type Sized } from './kinds';
import { drain, filter, separator, serviceUnit } from './line-parts';
import { piston } from './piston';
import { isUprightVessel, receiver } from './receiver';
import { moved } from './moved';
import { bored, connectionsOn, insetsOf, portsFor } from './ports';
import type { Part, Point, Shape } from './Shape';
import type { ShapeFacts } from './ShapeFacts';
import { along } from './solids';
import type { Space } from './Space';

/** What draws a kind of product, by the beginning of its family; the first that fits. */
const KINDS: readonly (readonly [family: string, draw: (space: Space) => readonly Part[]])[] = [
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
  if (isRound(facts)) return roundShape(facts);
  const draw = KINDS.find(([start]) => facts.family.startsWith(start))?.[1];
  return draw && isSized(facts) ? sizedShape(facts, draw) : undefined;
}

function roundShape(facts: ShapeFacts): Shape | undefined {
  const parts = fitting(facts);
  return parts && { parts, connections: [], size: sizeOf(boundsOf(parts)) };
}

/** The body leaves space for what stands out of it, so that all of it together takes exactly the envelope. */
function sizedShape(facts: Sized, draw: (space: Space) => readonly Part[]): Shape {
  const size: Point = [facts.length, facts.width, facts.height];
  const connections = connectionsOn(facts.connections, size);
  const isFlush = isUprightVessel(facts);
  const [x, y, z] = insetsOf(connections, size, isFlush);
  const by: Point = [(x[0] - x[1]) / 2, (y[0] - y[1]) / 2, 0];
  const [length, width, height] = [size[0] - x[0] - x[1], size[1] - y[0] - y[1], size[2] - z[1]];
  const within = connections.map((each) => ({ ...each, at: along(each.at, by, -1) }));
  const drawn = moved(draw({ ...facts, length, width, height, connections: within }), by);
  const body = isFlush ? bored(drawn, connections) : drawn;
  return { parts: [...body, ...portsFor(connections, body, size)], connections, size };
}
