import { load } from '../../../../../../shared/words/by-language/load-search-field';
import { inLanguage } from '../../../../../../shared/words/in-language';
import type { searchBanner, searchField } from '../../../../../../shared/words/en/search-field';

/** The words of a field and a banner in one language. */
export interface FieldWords {
  readonly field: typeof searchField;
  readonly banner: typeof searchBanner;
}

/** Words for a language that `hostLanguage` gave. */
export async function fieldWords(language: string): Promise<FieldWords> {
  const { searchField, searchBanner } = await inLanguage(load, language)();
  return { field: searchField, banner: searchBanner };
}
