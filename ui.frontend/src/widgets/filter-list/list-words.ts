import type { ListWords } from '../../kit/locale';
import { fill, type FilterListTexts } from './FilterListTexts';

/** The words that cards and the way through pages want, of those that came with the page. */
export const listWords = (texts: FilterListTexts): ListWords => ({
  figureNames: { ...texts.figureNames },
  orderNumber: texts.orderNumber,
  compare: texts.compare,
  inComparison: texts.inComparison,
  addToList: texts.addToList,
  onList: texts.onList,
  versions: (n) => (n === 1 ? texts.oneVersion : fill(texts.versions, String(n))),
  pagesOfProducts: texts.pagesOfResults,
  previousPage: texts.previousPage,
  nextPage: texts.nextPage,
  pageNumber: (n) => fill(texts.pageNumber, String(n)),
});
