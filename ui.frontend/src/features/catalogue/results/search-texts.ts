import {
  productBanner,
  productField,
  productList,
} from '../../../../../shared/words/by-language/product-search';
import { dictionary } from '../../../../../shared/words/dictionary';
import { mapLanguages } from '../../../../../shared/words/in-language';
import { useCards } from '../kit/card-context';
import type { SearchTexts } from '../../search/api/search-texts';
import { wordsFor } from '../words';
import { productTexts } from './product-texts';

const ofSearch = dictionary(
  mapLanguages((language) => ({
    field: productField[language],
    banner: productBanner[language],
    list: productList[language],
  })),
);

/** What the catalogue adds to the words of the search, for a BCP 47 tag. */
export function searchTexts(language: string): SearchTexts {
  const { field, banner, list } = ofSearch(language);
  const words = wordsFor(language);
  return { field, banner, list: productTexts(list, words, words) };
}

/** What products need in the configuration of a list of results. */
export function useResultSettings() {
  const { choosing } = useCards();
  return choosing ? { choosing } : {};
}
