import { unitOf, inUnits } from '../../../../../shared/measures/quantities';
import type { MeasureSystem } from '../../../../../shared/measures/measure-system';
import type { CalculatorFigure } from './Calculator.model';

/** How a reader reads numbers. */
export interface Reading {
  readonly language: string;
  readonly units: MeasureSystem;
  /** ISO 4217 */
  readonly currency: string;
  years(number: string): string;
}

/** From here on cents do not matter. */
const WHOLE_MONEY = 100;

/** A figure with its unit, in the reader's units. @param digits significant ones; whole numbers keep all of theirs */
export function formatFigure(
  { value, quantity }: CalculatorFigure,
  reading: Reading,
  digits: number,
): string {
  const { language, units, currency } = reading;
  const format = (number: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, options).format(number).replace(/^-/, '\u2212');
  const money = (options: Intl.NumberFormatOptions) =>
    format(value, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...options });
  const plain = (number: number) =>
    format(
      number,
      Math.abs(number) >= 10 ** (digits - 1)
        ? { maximumFractionDigits: 0 }
        : { maximumSignificantDigits: digits },
    );
  if (quantity === 'money') {
    const fraction = Math.abs(value) >= WHOLE_MONEY ? 0 : 2;
    return money({ minimumFractionDigits: fraction, maximumFractionDigits: fraction });
  }
  if (quantity === 'energyPrice')
    return `${money({ minimumFractionDigits: 2, maximumFractionDigits: 4 })}/kWh`;
  if (quantity === 'years') return reading.years(plain(value));
  if (quantity === 'share') return format(value / 100, { style: 'percent', maximumFractionDigits: 1 });
  const number = plain(inUnits(value, quantity, units));
  const unit = unitOf(quantity, units);
  return unit ? `${number}\u00a0${unit}` : number;
}

/** The unit in the label of a field; empty for plain numbers. */
export function labelUnit(
  quantity: CalculatorFigure['quantity'] | undefined,
  { language, units, currency }: Reading,
): string {
  // The label says that these are hours.
  if (!quantity || quantity === 'hours') return '';
  if (quantity !== 'money' && quantity !== 'energyPrice') return unitOf(quantity, units);
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return quantity === 'money' ? sign : `${sign}/kWh`;
}
