import { convert, type Unit } from '../../../../../shared/measures/measure';
import { unitIn, type MeasureSystem } from '../../../../../shared/measures/measure-system';
import type { Bounds, FigureRange } from '../../../../../shared/search/search-answer';
import type { Histogram } from '../../engine/SearchQuery';

/** Significant digits of a converted figure. */
const SHOWN_DIGITS = 3;

/** Significant digits that survive a conversion there and back. */
const EXACT_DIGITS = 9;

/**
 * A figure's range in the reader's units; undefined if all results are equal and nothing is chosen.
 * @param kept the unit in which the figure is stored
 */
export function figureRange(
  kept: Unit,
  { min, max, bars }: Histogram,
  chosen: Bounds | undefined,
  units: MeasureSystem,
): FigureRange | undefined {
  if (!chosen && (bars.length === 0 || min === max)) return undefined;
  const into = intoUnitsOf(kept, units);
  return {
    unit: unitIn(units, kept),
    min: into(min),
    max: into(max),
    chosen: boundsIn(kept, chosen ?? {}, units),
    bars,
  };
}

/** Bounds in the units of a system. */
export function boundsIn(kept: Unit, { min, max }: Bounds, units: MeasureSystem): Bounds {
  const into = intoUnitsOf(kept, units);
  return { ...(min !== undefined && { min: into(min) }), ...(max !== undefined && { max: into(max) }) };
}

function intoUnitsOf(kept: Unit, units: MeasureSystem): (value: number) => number {
  return (value) =>
    Number(convert({ value, unit: kept }, unitIn(units, kept)).value.toPrecision(EXACT_DIGITS));
}

/**
 * Bounds as requested. A reader who sees "145 psi" on a card and types it must find that machine, although 10 bar are 145.04
 * psi: a bound in other units includes whatever is shown as the same number.
 */
export function askedBounds(kept: Unit, bounds: Bounds, units: MeasureSystem): Bounds {
  const unit = unitIn(units, kept);
  if (unit === kept) return bounds;
  const widened = (value: number, by: -1 | 1) => {
    const shown = convert({ value, unit: kept }, unit).value;
    const half = shown === 0 ? 0 : 10 ** (Math.floor(Math.log10(Math.abs(shown))) + 1 - SHOWN_DIGITS) / 2;
    return convert({ value: shown + by * half, unit }, kept).value;
  };
  const { min, max } = bounds;
  return {
    ...(min !== undefined && { min: widened(min, -1) }),
    ...(max !== undefined && { max: widened(max, 1) }),
  };
}
