import { isPlain } from '#site/plain-results';
import type { FilterListTexts } from '../../../../../../shared/search/FilterListTexts';
import { load as loadCatalogue } from '../../../../../../shared/words/by-language/load-catalogue';
import { load as loadChoosing } from '../../../../../../shared/words/by-language/load-choosing';
import { load as loadFilterList } from '../../../../../../shared/words/by-language/load-filter-list';
import { inLanguage } from '../../../../../../shared/words/in-language';
import { listTexts } from '../../../../../../shared/words/list-texts';

/** The texts of a filter list for a language from `hostLanguage`, one chunk per language. */
export async function listWords(language: string): Promise<FilterListTexts> {
  const [{ filterList }, { catalogue }, { choosing }] = await Promise.all([
    inLanguage(loadFilterList, language)(),
    inLanguage(loadCatalogue, language)(),
    inLanguage(loadChoosing, language)(),
  ]);
  return listTexts(filterList, catalogue, choosing, isPlain);
}
