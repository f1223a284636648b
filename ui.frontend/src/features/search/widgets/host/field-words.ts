import { load } from '../../../../../../shared/words/by-language/load-search-field';
import { inLanguage } from '../../../../../../shared/words/in-language';
import type { searchBanner, searchField } from '../../../../../../shared/words/en/search-field';

/** The texts of a field and a banner in one language. */
export interface FieldWords {
  readonly field: typeof searchField;
  readonly banner: typeof searchBanner;
}

/** Texts for a language from `hostLanguage`. */
export async function fieldWords(language: string): Promise<FieldWords> {
  const { searchField, searchBanner } = await inLanguage(load, language)();
  return { field: searchField, banner: searchBanner };
}
