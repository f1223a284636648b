import { createContext, useContext } from 'react';
import type { CatalogueWords } from '../../../../../shared/features/catalogue/api/words';
import type { Choosing } from '../../../../../shared/features/catalogue/choosing.model';
import type { Drawings } from './drawings/Drawings';

/** Texts of a product in a list. */
export type CardWords = Pick<
  CatalogueWords,
  'figureNames' | 'orderNumber' | 'versions' | 'compare' | 'addToList'
>;

/**
 * What products in lists need. Separate from `words`, which has all texts in all languages: a browser widget renders the
 * same cards with the few texts that the server sent.
 */
export interface Cards {
  readonly words: CardWords;
  readonly drawings: Drawings;
  /** Pages on which to continue with a product; if undefined, products cannot be chosen. */
  readonly choosing?: Choosing | undefined;
}

const CardContext = createContext<Cards | undefined>(undefined);
export const CardProvider = CardContext.Provider;

/** Pages and lists of results provide it. A check here would add its message to every visitor's download. */
export const useCards = (): Cards => useContext(CardContext)!;
