import { loadListTexts } from '#site/search/load-texts';
import type { FilterListTexts } from '../../../../../../shared/search/FilterListTexts';
import { inLanguage } from '../../../../../../shared/words/in-language';
import { load as loadFilterList } from '../../../../../../shared/words/loaded/filter-list';
import { listTexts } from '../list-texts';

/** The texts of a filter list for a language from `hostLanguage`, one chunk per language. */
export async function listWords(language: string): Promise<FilterListTexts> {
  const [{ filterList }, ofFeatures] = await Promise.all([
    inLanguage(loadFilterList, language)(),
    loadListTexts(language),
  ]);
  return listTexts(filterList, ofFeatures);
}
