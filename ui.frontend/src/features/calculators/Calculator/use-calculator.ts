import { createContext, useContext } from 'react';
import type { MeasureSystem } from '../../../../../shared/measures/measure-system';
import { useRendering } from '../../../core/kit/rendering';
import { useWords, type Words } from '../words';
import type { CalculatorField, CalculatorFigure } from './Calculator.model';
import { formatFigure, labelUnit, type Reading } from './format-figure';

interface Shown {
  readonly id: string;
  readonly units: MeasureSystem;
  readonly currency: string;
  readonly calculator: string;
}

/** The id, units and money of a calculator. */
export const CalculatorContext = createContext<Shown>({
  id: '',
  units: 'metric',
  currency: 'GBP',
  calculator: '',
});

export interface CalculatorTools extends Shown {
  words: Words;
  language: string;
  /** A figure as an answer gives it. */
  short(figure: CalculatorFigure): string;
  /** As arithmetic needs it: with a digit more. */
  exact(figure: CalculatorFigure): string;
  /** A number as it is typed, without grouping. */
  typed(value: number): string;
  /** The label of a field with its unit. */
  label(field: CalculatorField): string;
}

/** One digit more than an answer, so that a reader can follow. */
const [SHORT, EXACT] = [3, 4];
/** More than anybody types. */
const TYPED = 7;

/** Texts and formatters of a calculator in the reader's language, units and money. */
export function useCalculator(): CalculatorTools {
  const { language } = useRendering();
  const shown = useContext(CalculatorContext);
  const words = useWords();
  const reading: Reading = { language, ...shown, years: words.years };
  return {
    ...shown,
    words,
    language,
    short: (figure) => formatFigure(figure, reading, SHORT),
    exact: (figure) => formatFigure(figure, reading, EXACT),
    typed: (value) =>
      new Intl.NumberFormat(language, { useGrouping: false, maximumSignificantDigits: TYPED }).format(value),
    label: ({ key, quantity }) =>
      [wordOf(words.fields, key), labelUnit(quantity, reading)].filter(Boolean).join(', '),
  };
}

/** A word by a key that came in a model; the key itself if there is none. */
export const wordOf = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key;
