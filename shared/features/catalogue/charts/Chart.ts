import type { FigureModel } from '../api/figure.model';
import type { FlowPoint } from '../api/flow-curve.model';
import type { CatalogueWords } from '../api/words';
import type { Telling } from '../questions/Telling';

/** What a direction of a chart or a column of its table measures: `Max. pressure`, `bar`. */
export interface Axis {
  readonly name: string;
  readonly unit: string;
}

/** A point of a curve, and its numbers as they are written. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
  /** Along the axes, then those of further columns. */
  readonly cells: readonly string[];
}

/** A curve that a product's facts hold. */
export interface Chart {
  /** Of the section: `Delivery by pressure`. */
  readonly title: string;
  /** What the curve says of this product. */
  readonly finding: string;
  /** Across, up, and further columns of the table. */
  readonly axes: readonly Axis[];
  /** From left to right. */
  readonly points: readonly ChartPoint[];
  /** Its values are compared from zero; otherwise with each other. */
  readonly fromZero: boolean;
}

/** A product whose chart is drawn. */
export interface Charted {
  readonly name: string;
  /** Id of the family's tag. */
  readonly familyId?: string | undefined;
  readonly figures: readonly FigureModel[];
  readonly variants: readonly { readonly figures: readonly FigureModel[] }[];
  readonly flowCurve: readonly FlowPoint[];
}

/** What a rule knows besides the product: its figures, those of each version, and the reader's words. */
export interface Charting {
  readonly product: Charted;
  readonly telling: Telling;
  readonly versions: readonly Telling[];
  readonly words: Pick<CatalogueWords, 'charts' | 'figureNames'>;
}

/** @returns undefined if the product's facts hold no such curve */
export type ChartRule = (charting: Charting) => Chart | undefined;
