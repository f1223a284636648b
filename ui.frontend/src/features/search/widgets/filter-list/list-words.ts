import type { ListWords } from '../../../../core/kit/locale';
import { fill, type FilterListTexts } from '../../../../../../shared/search/FilterListTexts';

/** The texts for cards and pagination, from those that came with the page. */
export const listWords = (texts: FilterListTexts): ListWords => ({
  ...texts,
  versions: (n) => (n === 1 ? texts.oneVersion : fill(texts.versions, String(n))),
  pagesOfProducts: texts.pagesOfResults,
  pageNumber: (n) => fill(texts.pageNumber, String(n)),
});
