import { loadFieldTexts } from '#site/search/load-texts';
import { inLanguage } from '../../../../../../shared/words/in-language';
import { load } from '../../../../../../shared/words/loaded/search-field';
import type { searchBanner, searchField } from '../../../../../../shared/words/en/search-field';

/** The texts of a field and a banner in one language. */
export interface FieldWords {
  readonly field: typeof searchField;
  readonly banner: typeof searchBanner;
}

/** Texts for a language from `hostLanguage`. */
export async function fieldWords(language: string): Promise<FieldWords> {
  const [{ searchField, searchBanner }, { field, banner }] = await Promise.all([
    inLanguage(load, language)(),
    loadFieldTexts(language),
  ]);
  return { field: { ...searchField, ...field }, banner: { ...searchBanner, ...banner } };
}
