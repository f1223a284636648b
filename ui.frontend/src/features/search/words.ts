import { searchTexts } from '#site/search/texts';
import type { FilterListTexts } from '../../../../shared/search/FilterListTexts';
import { filterList } from '../../../../shared/words/by-language/filter-list';
import { searchBanner, searchField } from '../../../../shared/words/by-language/search-field';
import { searchPage } from '../../../../shared/words/by-language/search-page';
import { dictionary } from '../../../../shared/words/dictionary';
import { mapLanguages } from '../../../../shared/words/in-language';
import { useRendering } from '../../core/kit/rendering';
import { listTexts } from './widgets/list-texts';

const wordsFor = dictionary(
  mapLanguages((language) => ({
    ...searchPage[language],
    banner: searchBanner[language],
    field: searchField[language],
    list: filterList[language],
  })),
);

/** The feature's words for a BCP 47 tag, and those that other features add. */
function withFeatures(language: string) {
  const words = wordsFor(language);
  const { banner, field } = searchTexts(language);
  return { ...words, banner: { ...words.banner, ...banner }, field: { ...words.field, ...field } };
}

/** The feature's words in the page's language. */
export const useWords = () => withFeatures(useRendering().language);

/** The words of a filter list for a BCP 47 tag; the server sends them to the browser. */
export const filterListTexts = (language: string): FilterListTexts =>
  listTexts(wordsFor(language).list, searchTexts(language).list);
