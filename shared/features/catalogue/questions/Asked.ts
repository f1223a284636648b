import type { CatalogueWords } from '../api/words';
import type { Telling } from './Telling';

/** A question about a product, and what its figures answer. */
export interface Asked {
  readonly question: string;
  readonly answer: string;
}

/** Asks what a product's figures can answer. @returns undefined if they cannot */
export type Rule = (telling: Telling, words: CatalogueWords['questions']) => Asked | undefined;
