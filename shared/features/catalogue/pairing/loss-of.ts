import { shareOfDrop } from '../../../measures/flow-exponent';
import type { Telling } from '../questions/Telling';

/**
 * The pressure that a part takes at a flow, bar; undefined if it states none.
 *
 * @param flow l/min
 * @param rated l/min, for which the part states its pressure drop
 */
export function lossOf(part: Telling, flow: number, rated: number): number | undefined {
  const drop = part.number('pressureDrop', 'bar');
  return drop === undefined ? undefined : drop * shareOfDrop(flow / rated);
}
