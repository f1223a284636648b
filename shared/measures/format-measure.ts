import { numberFormat } from '#number-format';
import { turnsPerMinute } from '../words/by-language/writing';
import { inLanguage } from '../words/in-language';
import { convert, type Measure, type Unit } from './measure';
import { unitIn, type MeasureSystem } from './measure-system';

/** As precise as a nameplate: a conversion does not justify more digits. */
const CONVERTED_DIGITS: Partial<Record<Unit, number>> = { hp: 2, kW: 2, '°F': 2, '°C': 2 };
const DEFAULT_DIGITS = 3;

/** Power is written with at least two digits: 4.0 kW. */
const LEAST_DIGITS: Partial<Record<Unit, number>> = { kW: 2 };

/** The name of a unit in a language. */
export function unitName(unit: Unit, language: string): string {
  if (unit === '1') return '';
  return unit === '1/min' ? inLanguage(turnsPerMinute, language) : unit;
}

/** A measure in the reader's units, without the unit: for columns with the unit in the header. */
export function formatNumber(measure: Measure, language: string, system: MeasureSystem): string {
  const unit = unitIn(system, measure.unit);
  const { value } = convert(measure, unit);
  const least = LEAST_DIGITS[unit];
  const digits =
    unit === measure.unit ? 9 : Math.max(CONVERTED_DIGITS[unit] ?? DEFAULT_DIGITS, wholeDigits(value));
  const number = numberFormat(language, {
    maximumSignificantDigits: digits,
    ...(least && { minimumSignificantDigits: Math.min(least, digits) }),
  });
  return withMinusSign(number.format(value));
}

/** `Intl` writes a hyphen in most languages: it is narrower than a plus, and a line can break after it. */
const withMinusSign = (number: string): string => number.replace(/^-/, '\u2212');

/** Significant digits before the decimal point: 1,323 lb, not 1,320 lb. */
const wholeDigits = (value: number): number => Math.min(4, Math.trunc(Math.abs(value)).toString().length);

/** A measure as text, `1,120 l/min`, in the reader's units. A no-break space holds it together. */
export function formatMeasure(measure: Measure, language: string, system: MeasureSystem): string {
  const name = unitName(unitIn(system, measure.unit), language);
  const number = formatNumber(measure, language, system);
  return name ? `${number}\u00a0${name}` : number;
}
