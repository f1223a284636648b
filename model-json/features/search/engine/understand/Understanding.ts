import type { Range } from '../Range';

interface Said {
  /** As typed. */
  readonly source: string;
  /** Its range in the query; the end is exclusive. */
  readonly from: number;
  readonly to: number;
}

/** A part of a query turned into a filter, shown as a chip that can be removed. */
export type Chip =
  | (Said & {
      readonly figure: string;
      readonly range: Range;
      /** A bare figure: nearby values match too. */ readonly wish: boolean;
    })
  | (Said & { readonly facet: string; readonly value: string });

/** What a query means. */
export interface Understanding {
  /** The rest of the text to search for: words and order numbers. */
  readonly text: string;
  readonly terms: readonly string[];
  /** Things named with their figure: the tank of "tank 270 l". It ranks above what only has one. */
  readonly hints: readonly string[];
  readonly skus: readonly string[];
  readonly chips: readonly Chip[];
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, Range>>;
}
