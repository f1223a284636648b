import type { Range } from '../SearchQuery';

interface Said {
  /** As typed. */
  readonly source: string;
  /** Where it stands in the query, the end not included. */
  readonly from: number;
  readonly to: number;
}

/** A part of a query that is a filter, shown so that it can be taken away. */
export type Chip =
  | (Said & {
      readonly figure: string;
      readonly range: Range;
      /** A bare figure: near it will do. */ readonly wish: boolean;
    })
  | (Said & { readonly facet: string; readonly value: string });

/** What a query asks for. */
export interface Understanding {
  /** What is left to look for as text: words and order numbers. */
  readonly text: string;
  readonly terms: readonly string[];
  /** Things named beside their figure: of "tank 270 l" the tank. What is one stands before what has one. */
  readonly hints: readonly string[];
  readonly skus: readonly string[];
  readonly chips: readonly Chip[];
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, Range>>;
}
