import type { CatalogueWords } from '../api/words';
import type { Telling } from '../questions/Telling';

/** A product, and one that goes with it. */
export interface Together {
  readonly product: Telling;
  readonly part: Telling;
  readonly familyId: string | undefined;
  readonly partFamilyId: string | undefined;
  readonly words: CatalogueWords['pairings'];
}

/** @returns undefined if the facts of the two prove no reason */
export type PairingRule = (together: Together) => string | undefined;
