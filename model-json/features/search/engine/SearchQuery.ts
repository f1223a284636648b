import type { Language, SearchDocument } from './SearchDocument';
import type { SynonymGroup } from './text/synonyms';

/** Bounds of a figure, both included, each optional. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** What is looked for. Values of one facet are alternatives; facets, ranges and words must all be met. */
export interface SearchQuery {
  readonly language: Language;
  /** Words and order numbers as typed. */
  readonly text?: string;
  /** Words that raise what has any of them; nothing needs to have them. */
  readonly hints?: string;
  readonly filters?: Readonly<Record<string, readonly string[]>>;
  readonly ranges?: Readonly<Record<string, Range>>;
  /** Facets to count. */
  readonly facets?: readonly string[];
  /** Figures to draw a histogram of, with the number of its bars. */
  readonly histograms?: Readonly<Record<string, number>>;
  /** @default by relevance */
  readonly sort?: { readonly figure: string; readonly order: 'asc' | 'desc' };
  /** @default 1 */
  readonly page?: number;
  /** @default 24 */
  readonly size?: number;
  /** Takes the last word for the beginning of one. @default false */
  readonly typing?: boolean;
  /** Documents that stand first, in this order, whether they have the words or not. Filters and ranges hold for them, too. */
  readonly pins?: readonly string[];
  /** By how much the score of a document is multiplied, by its id: 0 sets it last, 1 changes nothing. */
  readonly factors?: Readonly<Record<string, number>>;
  /** Words that mean the same to this site, beside those of the trade. The same list is read once: keep it, make no copies. */
  readonly synonyms?: readonly SynonymGroup[];
  /** Says of each result how its score came about. @default false */
  readonly explain?: boolean;
}

/** Why a result stands where it stands. `score = (text + number) × (1 + boost)`; the query's factors are in `boost`. */
export interface Explanation {
  readonly text: number;
  readonly number: number;
  readonly boost: number;
  readonly pinned: boolean;
}

export interface SearchHit {
  readonly document: SearchDocument;
  readonly score: number;
  readonly explain?: Explanation;
}

/** How many results a value has, were it chosen beside the choices in other facets. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
  readonly selected: boolean;
}

/** Results over a figure; bar `i` begins at `min + i × (max - min) / bars.length`. */
export interface Histogram {
  readonly min: number;
  readonly max: number;
  readonly bars: readonly number[];
}

/** A word that nothing contains, and the one that was looked for in its place. */
export interface Correction {
  readonly word: string;
  readonly instead: string;
}

export interface SearchResult {
  readonly total: number;
  readonly items: readonly SearchHit[];
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
  readonly histograms: Readonly<Record<string, Histogram>>;
  readonly corrections: readonly Correction[];
  /** The text with its corrections, for "did you mean". */
  readonly didYouMean?: string;
  /** What the driver asked its index. */
  readonly explain?: string;
}

/** Of a site's rules, those that suggestions follow. */
export type SuggestRules = Pick<SearchQuery, 'filters' | 'factors' | 'synonyms'>;

/** What a few letters may become. */
export interface Suggestions {
  readonly words: readonly string[];
  readonly documents: readonly SearchDocument[];
}
