import { convert, type Unit } from '../../../../shared/measures/measure';
import { systemOf, unitIn, type MeasureSystem } from '../../../../shared/measures/measure-system';
import { shortened } from '../../../../shared/measures/shortened';
import { numberOf } from './sizing-request';

/* The measures that visitors type: the calculation itself uses l/min and bar. */
export { systemOf, type MeasureSystem };

/** Converts a typed number to the unit of the calculation. */
export const fromUnitsOf = (system: MeasureSystem, value: number, unit: Unit): number =>
  convert({ value, unit: unitIn(system, unit) }, unit).value;

/** Converts a number of the calculation to what somebody would type in a system's unit. */
export const inUnitsOf = (system: MeasureSystem, value: number, unit: Unit): number =>
  Number(convert({ value, unit }, unitIn(system, unit)).value.toPrecision(3));

/**
 * Converts typed input from the units of one system to another's. A round trip restores input of up to five digits. Invalid
 * numbers stay as they are, to be reported.
 */
export function retyped(typed: string, unit: Unit, from: MeasureSystem, into: MeasureSystem): string {
  const number = numberOf(typed);
  if (from === into || number === undefined) return typed;
  const { value } = convert({ value: number, unit: unitIn(from, unit) }, unitIn(into, unit));
  return String(shortened(value));
}
