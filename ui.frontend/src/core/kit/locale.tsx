import { createContext, useContext } from 'react';
import type { Messages } from '../../../../shared/words/messages';
import type { Choosing } from '../../../../shared/models/choosing.model';
import type { Drawings } from './Drawings';
import type { MeasureSystem } from '../../../../shared/measures/measure-system';

/** The words of product cards and of the way through pages of them. */
export type ListWords = Pick<
  Messages,
  | 'figureNames'
  | 'orderNumber'
  | 'versions'
  | 'pagesOfProducts'
  | 'previousPage'
  | 'nextPage'
  | 'pageNumber'
  | 'compare'
  | 'addToList'
>;

/**
 * What lists of products know of their reader. Apart from `rendering`, which brings all words in all languages and all
 * drawings: a widget in the browser draws the same cards with the few words that the server gave it.
 */
export interface Locale {
  /** BCP 47, `en-GB`. */
  language: string;
  words: ListWords;
  /** In whose units figures are read. */
  units: MeasureSystem;
  /** Where to go on with a product; without it products offer no choice. */
  choosing?: Choosing | undefined;
  drawings: Drawings;
}

const LocaleContext = createContext<Locale | undefined>(undefined);
export const LocaleProvider = LocaleContext.Provider;

/** @throws outside a LocaleProvider; every RenderingProvider is one */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('useLocale: no LocaleProvider above');
  return locale;
}
