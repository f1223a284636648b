import { createContext, useContext } from 'react';
import type { Messages } from '../../../../../shared/words/messages';
import { formatMeasure, unitName } from '../../../../../shared/measures/format-measure';
import type { Unit } from '../../../../../shared/measures/measure';
import { unitIn, type MeasureSystem } from '../../../../../shared/measures/measure-system';
import { useMessages, useRendering } from '../../../core/kit/rendering';

/** In whose units a sizing is drawn, and the id that its parts have theirs from. */
export const SizingContext = createContext<{ id: string; units: MeasureSystem }>({ id: '', units: 'metric' });

export interface Sizing {
  id: string;
  words: Messages['sizing'];
  language: string;
  units: MeasureSystem;
  /** What was calculated, as exactly as it is known: `637 l/min`. */
  measure(value: number, unit: Unit): string;
  /** 0.57 as `57 %`. */
  percent(share: number): string;
  number(value: number, digits?: number): string;
  /** What the visitor's unit is called. */
  unit(unit: Unit): string;
}

/** Words and figures of the sizing helper in the reader's language and units. */
export function useSizing(): Sizing {
  const { language } = useRendering();
  const { id, units } = useContext(SizingContext);
  const number = (value: number, maximumFractionDigits = 0) =>
    new Intl.NumberFormat(language, { maximumFractionDigits }).format(value);
  return {
    id,
    words: useMessages().sizing,
    language,
    units,
    number,
    measure: (value, unit) => formatMeasure({ value: rounded(value), unit }, language, units),
    percent: (share) => new Intl.NumberFormat(language, { style: 'percent' }).format(share),
    unit: (unit) => unitName(unitIn(units, unit), language),
  };
}

/** Three figures, or all before the point. */
const rounded = (value: number): number =>
  Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
