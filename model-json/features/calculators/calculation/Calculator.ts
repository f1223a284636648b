import type { Quantity } from '../../../../shared/measures/quantities';

/** Prices and emissions that a country begins with. */
export interface CountryFigures {
  readonly electricity: number;
  readonly gas: number;
  /** kg of CO₂ for a kWh from the mains */
  readonly carbon: number;
}

/** A number that a visitor may enter; figures are in the metric units of `quantities.ts`. */
export interface NumberField {
  readonly name: string;
  readonly quantity: Quantity;
  /** What it is if nothing is entered; undefined for a row that is left empty. */
  readonly usual?: number | keyof CountryFigures;
  /** The same for readers of American units, in these: round figures are others there. */
  readonly usualUs?: number;
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
  /** Asked only if a choice is so. */
  readonly when?: readonly [choice: string, option: string];
}

/** One of a few. The first is what it is if nothing is chosen. */
export interface ChoiceField {
  readonly name: string;
  readonly options: readonly [string, ...string[]];
}

export type Field = NumberField | ChoiceField;

/** Fields below one heading, or rows of the same fields. */
export interface FieldGroup {
  readonly key: string;
  readonly fields: readonly Field[];
  /** The most rows, and what the first ones begin with, in the order of the fields; `usualUs` is in American units. */
  readonly rows?: {
    readonly most: number;
    readonly usual: readonly (readonly number[])[];
    readonly usualUs?: readonly (readonly number[])[];
  };
  /** Assumptions that few people change: folded. */
  readonly isAssumption?: boolean;
}

/** A value of the calculation, in the metric unit of its quantity. */
export interface Figure {
  readonly value: number;
  readonly quantity: Quantity;
}

/** A line of arithmetic: a formula in words is found by its key, and what was put into it is here. */
export interface Step {
  readonly key: string;
  /** Figures, and what is written between them. */
  readonly put: readonly (Figure | string)[];
  readonly result: Figure;
  /** The row of which it is, from 1. */
  readonly row?: number;
}

export interface Result extends Figure {
  readonly key: string;
}

/** Something wrong with an entry that only shows beside another. */
export interface Clash {
  readonly field: string;
  readonly reason: 'below' | 'above' | 'most';
  readonly limit: Figure;
}

/** Bars or lines over something; drawn by the view. */
export interface Chart {
  readonly kind: 'bars' | 'stacks' | 'ring';
  readonly series: readonly string[];
  readonly quantity: Quantity;
  readonly bars: readonly {
    readonly at: Figure;
    readonly width: number;
    readonly values: readonly number[];
  }[];
}

/** What of the catalogue fits an answer. */
export interface Wanted {
  readonly families: readonly string[];
  /** The figure of a product that must be at least so much: by name, in the unit of the catalogue. */
  readonly least: Readonly<Record<string, number>>;
  /** By which figure they are ordered, the smallest first. */
  readonly by: string;
}

export interface Answer {
  /** What is said in a sentence, in the order of the sentence's parts. */
  readonly verdict: readonly Figure[];
  readonly results: readonly Result[];
  readonly steps: readonly Step[];
  readonly chart?: Chart;
  readonly wanted?: Wanted;
}

/** What was entered, complete and within its limits. */
export interface Inputs {
  /** A number with the quantity of its field. */
  figure(name: string): Figure;
  number(name: string): number;
  choice(name: string): string;
  /** Rows that are filled in; `row` is the number of each in the form. */
  readonly rows: readonly Readonly<Record<string, number>>[];
}

/** A calculator: what it asks, and what it answers. */
export interface Calculator {
  readonly groups: readonly FieldGroup[];
  /** Its rows can come from a log that a visitor sends. */
  readonly readsLog?: boolean;
  /** What is wrong only together. */
  clashes?(inputs: Inputs): readonly Clash[];
  answer(inputs: Inputs): Answer;
}

export const figure = (quantity: Quantity, value: number): Figure => ({ quantity, value });

/** A step that begins with its key; its parts are figures and signs. */
export const step = (key: string, result: Figure, ...put: (Figure | string)[]): Step => ({
  key,
  put,
  result,
});
