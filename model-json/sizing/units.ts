import { convert, type Unit } from '../../ui.frontend/src/kit/measure';
import { systemOf, unitIn, type MeasureSystem } from '../../ui.frontend/src/kit/measure-system';

/* The kit's measures, in which visitors type: the calculation itself is in l/min and bar. */
export { systemOf, type MeasureSystem };

/** A number that was typed in a system's unit, in the one that the calculation has. */
export const fromUnitsOf = (system: MeasureSystem, value: number, unit: Unit): number =>
  convert({ value, unit: unitIn(system, unit) }, unit).value;

/** A number of the calculation as somebody would type it in a system's unit. */
export const inUnitsOf = (system: MeasureSystem, value: number, unit: Unit): number =>
  Number(convert({ value, unit }, unitIn(system, unit)).value.toPrecision(3));
