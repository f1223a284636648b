import type { SynonymGroup } from '../text/synonyms';

/** Documents listed first for these queries. */
export interface Pin {
  readonly queries: readonly string[];
  /** Their ids, in order. */
  readonly documents: readonly string[];
}

/** The search rules of a site's authors. */
export interface SearchRules {
  readonly synonyms: readonly SynonymGroup[];
  /** Factors for the scores of documents, by id. */
  readonly factors: Readonly<Record<string, number>>;
  readonly pins: readonly Pin[];
}

/** For a site without rules. */
export const NO_RULES: SearchRules = { synonyms: [], factors: {}, pins: [] };
