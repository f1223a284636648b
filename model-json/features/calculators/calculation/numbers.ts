import type { MeasureSystem } from '../../../../shared/measures/measure-system';
import { shortened } from '../../../../shared/measures/shortened';
import { fromUnits, inUnits, type Quantity } from '../../../../shared/measures/quantities';
import { numberFormat } from '#number-format';

/** The signs with which a language groups digits and separates decimals. */
function signsOf(language: string): { readonly group: string; readonly decimal: string } {
  const parts = numberFormat(language).formatToParts(-12_345_678.9);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
}

/**
 * A number as a reader of a language types it: with its signs (`1.200,5` in German), or without any grouping and with either
 * decimal sign.
 *
 * @returns undefined for what is no number
 */
export function typedNumber(typed: string, language: string): number | undefined {
  const { group, decimal } = signsOf(language);
  const text = typed.trim().replace(/^\u2212/, '-');
  // Spaces group in French; people type any of them.
  const spaced = text.replace(/(?<=\d)[\u0020\u00a0\u202f'’](?=\d{3}(?!\d))/g, '');
  const grouped = new RegExp(`^-?[1-9]\\d{0,2}(?:\\${group}\\d{3})+(?:\\${decimal}\\d{1,9})?$`);
  const plain = /[.,]/.test(group) && grouped.test(spaced) ? spaced.replaceAll(group, '') : spaced;
  return /^-?(?:\d{1,12}(?:[.,]\d{0,9})?|[.,]\d{1,9})$/.test(plain)
    ? Number(plain.replace(',', '.'))
    : undefined;
}

/** What was typed in one system's units, as it would be typed in another's. What is no number stays. */
export function retyped(
  typed: string,
  quantity: Quantity,
  language: string,
  from: MeasureSystem,
  into: MeasureSystem,
): string {
  const number = typedNumber(typed, language);
  if (from === into || number === undefined) return typed;
  const value = shortened(inUnits(fromUnits(number, quantity, from), quantity, into));
  return numberFormat(language, { useGrouping: false, maximumFractionDigits: 9 }).format(value);
}
