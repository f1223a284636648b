import type { Point } from '../../cad/shapes/Shape';
import type { Axis } from '../art/Art';
import { boundsOfArt } from '../art/draw-art';
import { PARTS, type PartKind } from '../library/parts';
import type { Asked, Place } from './Scene';

/** Space between parts, as a share of the unit. */
const GAP = 0.4;

/** The half heights of a part and its copies that stand on each other. */
export function reachOf(
  { kind, count }: Asked,
  unit: number,
  axis: Axis,
): readonly [below: number, above: number] {
  const bounds = PARTS[kind](axis, unit).map(boundsOfArt);
  const below = -Math.min(...bounds.map(({ from }) => from[2]));
  const above = Math.max(...bounds.map(({ to }) => to[2]));
  return [below, above + (count - 1) * copyStep(kind, unit, axis)];
}

/** How far copies of a part are from each other along z. */
export function copyStep(kind: PartKind, unit: number, axis: Axis): number {
  const bounds = PARTS[kind](axis, unit).map(boundsOfArt);
  const height = Math.max(...bounds.map(({ to }) => to[2])) - Math.min(...bounds.map(({ from }) => from[2]));
  return height + unit * 0.14;
}

/** Parts above each other over a place, in the order in which they are mounted; and the height at which the next thing can be. */
export function stackAbove(
  at: Point,
  asked: readonly Asked[],
  unit: number,
  order: readonly PartKind[],
): { readonly places: Partial<Record<PartKind, Place>>; readonly top: number } {
  let top = at[2];
  const places: Partial<Record<PartKind, Place>> = {};
  for (const kind of order) {
    const one = asked.find((each) => each.kind === kind);
    if (!one) continue;
    const [below, above] = reachOf(one, unit, 'z');
    const middle = top + unit * GAP + below;
    places[kind] = { at, by: [0, 0, middle - at[2]], axis: 'z' };
    top = middle + above;
  }
  return { places, top: top + unit * GAP };
}
