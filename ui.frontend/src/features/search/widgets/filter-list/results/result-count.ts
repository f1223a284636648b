import { fill, type FilterListTexts } from '../../../../../../../shared/search/FilterListTexts';

/** `24 results` */
export const resultCount = (
  total: number,
  texts: FilterListTexts,
  number: (value: number) => string,
): string =>
  total === 0 ? texts.noResults : total === 1 ? texts.oneResult : fill(texts.manyResults, number(total));
