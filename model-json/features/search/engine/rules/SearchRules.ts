import type { SynonymGroup } from '../text/synonyms';

/** Documents that stand first where somebody looks for one of these. */
export interface Pin {
  readonly queries: readonly string[];
  /** Their ids, in the order in which they stand. */
  readonly documents: readonly string[];
}

/** What the authors of a site want of its search. */
export interface SearchRules {
  readonly synonyms: readonly SynonymGroup[];
  /** By the id of a document: what its score is multiplied by. */
  readonly factors: Readonly<Record<string, number>>;
  readonly pins: readonly Pin[];
}

/** Of a site whose authors leave the search as it is. */
export const NO_RULES: SearchRules = { synonyms: [], factors: {}, pins: [] };
