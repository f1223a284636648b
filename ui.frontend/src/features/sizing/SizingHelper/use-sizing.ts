import { createContext, useContext } from 'react';
import { formatMeasure, unitName } from '../../../../../shared/measures/format-measure';
import type { Unit } from '../../../../../shared/measures/measure';
import { unitIn, type MeasureSystem } from '../../../../../shared/measures/measure-system';
import { useRendering } from '../../../core/kit/rendering';
import { useWords, type Words } from '../words';

/** The units of a sizing, and the id prefix of its parts. */
export const SizingContext = createContext<{ id: string; units: MeasureSystem }>({ id: '', units: 'metric' });

export interface Sizing {
  id: string;
  words: Words;
  language: string;
  units: MeasureSystem;
  /** A calculated value in sensible precision: `637 l/min`. */
  measure(value: number, unit: Unit): string;
  /** 0.57 as `57 %`. */
  percent(share: number): string;
  number(value: number, digits?: number): string;
  /** The name of the unit in the visitor's system. */
  unit(unit: Unit): string;
}

/** Texts and formatters of the sizing helper in the reader's language and units. */
export function useSizing(): Sizing {
  const { language } = useRendering();
  const { id, units } = useContext(SizingContext);
  const number = (value: number, maximumFractionDigits = 0) =>
    new Intl.NumberFormat(language, { maximumFractionDigits }).format(value);
  return {
    id,
    words: useWords(),
    language,
    units,
    number,
    measure: (value, unit) => formatMeasure({ value: rounded(value), unit }, language, units),
    percent: (share) => new Intl.NumberFormat(language, { style: 'percent' }).format(share),
    unit: (unit) => unitName(unitIn(units, unit), language),
  };
}

/** Three significant digits; whole numbers from 100 on. */
const rounded = (value: number): number =>
  Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
