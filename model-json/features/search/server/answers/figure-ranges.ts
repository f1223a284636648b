import { convert } from '../../../../../shared/measures/measure';
import { unitIn, type MeasureSystem } from '../../../../../shared/measures/measure-system';
import type { Bounds, FigureRange } from '../../../../../shared/search/search-answer';
import type { Histogram } from '../../engine/SearchQuery';
import { UNIT_OF, type NumberName } from '../search-schema';

/** Digits that a converted figure is shown with. */
const SHOWN_DIGITS = 3;

/** Digits that outlast a conversion there and back. */
const EXACT_DIGITS = 9;

/** A figure's range as a reader's units have it; undefined where the results do not differ and nothing is chosen. */
export function figureRange(
  figure: NumberName,
  { min, max, bars }: Histogram,
  chosen: Bounds | undefined,
  units: MeasureSystem,
): FigureRange | undefined {
  if (!chosen && (bars.length === 0 || min === max)) return undefined;
  const into = intoUnitsOf(figure, units);
  return {
    unit: unitIn(units, UNIT_OF[figure]),
    min: into(min),
    max: into(max),
    chosen: boundsIn(figure, chosen ?? {}, units),
    bars,
  };
}

/** Bounds in the units of a system. */
export function boundsIn(figure: NumberName, { min, max }: Bounds, units: MeasureSystem): Bounds {
  const into = intoUnitsOf(figure, units);
  return { ...(min !== undefined && { min: into(min) }), ...(max !== undefined && { max: into(max) }) };
}

function intoUnitsOf(figure: NumberName, units: MeasureSystem): (value: number) => number {
  const unit = UNIT_OF[figure];
  return (value) => Number(convert({ value, unit }, unitIn(units, unit)).value.toPrecision(EXACT_DIGITS));
}

/**
 * Bounds as they are asked for. Who reads "145 psi" on a card and types it must find that machine, though 10 bar are
 * 145.04 psi: a bound in other units takes in what is shown as the same number.
 */
export function askedBounds(figure: NumberName, bounds: Bounds, units: MeasureSystem): Bounds {
  const kept = UNIT_OF[figure];
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
