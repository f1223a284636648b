import { numberPattern, readNumber, writeNumber } from './numbers';
import { ruleOf, type UnitRule } from './unit-rules';

/** Sizes of hoses, pipes and tools named by fractions of an inch. */
const FRACTIONS: readonly (readonly [size: number, written: string, tolerance: number])[] = [
  [1 / 4, '¼', 0.06],
  [5 / 16, '5/16', 0.06],
  [3 / 8, '⅜', 0.06],
  [1 / 2, '½', 0.06],
  [5 / 8, '⅝', 0.06],
  [3 / 4, '¾', 0.06],
  [7 / 8, '⅞', 0.06],
  [1, '1', 0.06],
  [1.25, '1¼', 0.025],
  [1.5, '1½', 0.025],
  [2, '2', 0.025],
  [2.5, '2½', 0.025],
  [3, '3', 0.025],
  [3.5, '3½', 0.025],
  [4, '4', 0.025],
  [5, '5', 0.025],
  [6, '6', 0.025],
  [7, '7', 0.025],
  [9, '9', 0.025],
];

const SIGN = /^[−+-]/;

/** The numbers of a list in a metric unit, `950 × 430`, converted for the United States one by one. */
export function usFigures(list: string, unit: string, language: string): string {
  const rule = ruleOf(unit);
  const numbers = new RegExp(`(?<![\\d.,])[−+-]?${numberPattern(language)}`, 'g');
  const valueOf = (written: string) =>
    readNumber(written.replace(SIGN, ''), language) * (/^[−-]/.test(written) ? -1 : 1);
  const hasFractions = (list.match(numbers) ?? []).every(
    (each) => fractionOf(valueOf(each), rule) !== undefined,
  );
  return list.replace(numbers, (written) => {
    const figure = usFigure(valueOf(written), written.replace(SIGN, ''), { ...rule, hasFractions }, language);
    return written.startsWith('+') && !figure.startsWith('−') ? `+${figure}` : figure;
  });
}

/**
 * One number in another unit, with as many digits as its source.
 *
 * @param value in the metric unit
 * @param written as in the source, without its sign
 */
export function usFigure(
  value: number,
  written: string,
  rule: UnitRule & { readonly hasFractions: boolean },
  language: string,
): string {
  const fraction = rule.hasFractions ? fractionOf(value, rule) : undefined;
  if (fraction) return fraction;
  const converted = rule.convert(value);
  const size = Math.abs(converted);
  const carried = Number.isInteger(value) && /0$/.test(written) ? 0 : Math.min(3, significantDigits(written));
  const digits = Math.max(size < 1 ? Math.min(2, rule.digits) : rule.digits, size < 1 ? 0 : carried);
  if (rule.isWhole && Number.isInteger(value)) return writeNumber(Math.round(converted), language);
  const whole = Math.trunc(size).toString().length;
  const decimals = size >= 1 ? Math.max(0, digits - whole) : Math.min(3, digits + leadingZeros(size));
  const kept = size >= 10 ** digits ? Number(converted.toPrecision(digits)) : converted;
  return writeNumber(kept, language, decimals, false);
}

function fractionOf(value: number, rule: UnitRule): string | undefined {
  if (rule.unit !== 'in' || value < 6 || !Number.isInteger(value)) return undefined;
  const inches = rule.convert(value);
  return FRACTIONS.find(([size, , tolerance]) => Math.abs(inches - size) <= tolerance * size)?.[1];
}

const significantDigits = (written: string) => written.replace(/[.,]/g, '').replace(/^0+/, '').length;

const leadingZeros = (size: number) => (size === 0 ? 0 : Math.max(0, -Math.floor(Math.log10(size)) - 1));
