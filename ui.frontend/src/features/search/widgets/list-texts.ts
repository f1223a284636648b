import type { FilterListTexts } from '../../../../../shared/search/FilterListTexts';
import type { filterList } from '../../../../../shared/words/en/filter-list';
import type { SearchTexts } from './SearchTexts';

/** The words of a filter list in one language, including those of its pagination and of the features' results. */
export const listTexts = (
  { pageNumber, ...texts }: typeof filterList,
  ofFeatures: SearchTexts['list'],
): FilterListTexts => ({
  ...texts,
  figureNames: {},
  // A placeholder number that occurs in no word.
  pageNumber: pageNumber(7777).replace('7777', '{0}'),
  ...ofFeatures,
});
