import type { Language, SearchDocument } from './SearchDocument';
import type { Range } from './Range';
import type { SynonymGroup } from './text/synonyms';

/** What to look for. Values of one facet are alternatives; facets, ranges and words must all match. */
export interface SearchQuery {
  readonly language: Language;
  /** Words and order numbers as typed. */
  readonly text?: string;
  /** Words that raise documents containing any of them; no document needs to contain them. */
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
  /** Number of results per page. @default 24 */
  readonly size?: number;
  /** Treats the last word as a prefix. @default false */
  readonly typing?: boolean;
  /** Ids of documents to list first, in this order, whether or not they contain the words. Filters and ranges still apply. */
  readonly pins?: readonly string[];
  /** Factors for the scores of documents, by id: 0 ranks a document last, 1 changes nothing. */
  readonly factors?: Readonly<Record<string, number>>;
  /** Synonyms of this site, in addition to those of the trade. Cached by identity: pass the same list, not copies. */
  readonly synonyms?: readonly SynonymGroup[];
  /** Explains the score of each result. @default false */
  readonly explain?: boolean;
}

/** Why a result is at its place. `score = (text + number) × (1 + boost)`; the query's factors are part of `boost`. */
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

/** How many results a value would have if it were added to the choices in other facets. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
  readonly selected: boolean;
}

/** Results by figure; bar `i` begins at `min + i × (max - min) / bars.length`. */
export interface Histogram {
  readonly min: number;
  readonly max: number;
  readonly bars: readonly number[];
}

/** A word that nothing contains, and its correction. */
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
  /** The query that the driver sent to its index. */
  readonly explain?: string;
}

/** The rules of a site that apply to suggestions. */
export type SuggestRules = Pick<SearchQuery, 'filters' | 'factors' | 'synonyms'>;

/** Completions of what has been typed so far. */
export interface Suggestions {
  readonly words: readonly string[];
  readonly documents: readonly SearchDocument[];
}
