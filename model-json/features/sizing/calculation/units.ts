import { convert, type Unit } from '../../../../shared/measures/measure';
import { systemOf, unitIn, type MeasureSystem } from '../../../../shared/measures/measure-system';
import { numberOf } from './sizing-request';

/* The kit's measures, in which visitors type: the calculation itself is in l/min and bar. */
export { systemOf, type MeasureSystem };

/** A number that was typed in a system's unit, in the one that the calculation has. */
export const fromUnitsOf = (system: MeasureSystem, value: number, unit: Unit): number =>
  convert({ value, unit: unitIn(system, unit) }, unit).value;

/** A number of the calculation as somebody would type it in a system's unit. */
export const inUnitsOf = (system: MeasureSystem, value: number, unit: Unit): number =>
  Number(convert({ value, unit }, unitIn(system, unit)).value.toPrecision(3));

/** So many digits people type, and two more carry them there and back. */
const [TYPED_DIGITS, CARRIED_DIGITS] = [5, 7];
/** Within this share a carried number is the short one that somebody typed. */
const NEAR = 1e-6;

/**
 * What was typed in the units of one system, as it would be typed in those of another. There and back gives what was typed,
 * as long as that has no more than five digits. What is no number stays as it is, to be told of.
 */
export function retyped(typed: string, unit: Unit, from: MeasureSystem, into: MeasureSystem): string {
  const number = numberOf(typed);
  if (from === into || number === undefined) return typed;
  const { value } = convert({ value: number, unit: unitIn(from, unit) }, unitIn(into, unit));
  const short = Number(value.toPrecision(TYPED_DIGITS));
  const isShort = Math.abs(short - value) <= NEAR * Math.max(Math.abs(short), Math.abs(value));
  return String(isShort ? short : Number(value.toPrecision(CARRIED_DIGITS)));
}
