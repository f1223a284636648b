import { createContext, useContext } from 'react';
import type { Messages } from '../../../../shared/words/messages';
import type { Choosing } from '../../../../shared/models/choosing.model';
import type { Drawings } from './Drawings';
import type { MeasureSystem } from '../../../../shared/measures/measure-system';

/** Texts of product cards and pagination. */
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
 * What product lists need to know about their reader. Separate from `rendering`, which includes all texts in all
 * languages and all drawings: a browser widget renders the same cards with the few texts that the server sent.
 */
export interface Locale {
  /** BCP 47, `en-GB`. */
  language: string;
  words: ListWords;
  /** Units in which figures are shown. */
  units: MeasureSystem;
  /** Pages on which to continue with a product; if undefined, products cannot be chosen. */
  choosing?: Choosing | undefined;
  drawings: Drawings;
}

const LocaleContext = createContext<Locale | undefined>(undefined);
export const LocaleProvider = LocaleContext.Provider;

/** @throws outside a LocaleProvider; every RenderingProvider includes one */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('useLocale: no LocaleProvider above');
  return locale;
}
