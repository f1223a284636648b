import { createContext, useContext } from 'react';
import type { Messages } from '../../../../shared/words/messages';
import type { MeasureSystem } from '../../../../shared/measures/measure-system';

/** Texts of pagination. */
export type ListWords = Pick<Messages, 'previousPage' | 'nextPage' | 'pageNumber'>;

/**
 * What lists need to know about their reader. Separate from `rendering`, which includes all texts in all languages: a
 * browser widget renders the same lists with the few texts that the server sent.
 */
export interface Locale {
  /** BCP 47, `en-GB`. */
  language: string;
  words: ListWords;
  /** Units in which figures are shown. */
  units: MeasureSystem;
}

const LocaleContext = createContext<Locale | undefined>(undefined);
export const LocaleProvider = LocaleContext.Provider;

/**
 * Language and words of the reader.
 *
 * @throws outside a LocaleProvider; every RenderingProvider includes one
 */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('useLocale: no LocaleProvider above');
  return locale;
}
