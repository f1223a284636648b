import type { ListWords } from '../../../../core/kit/locale';
import { fill, type FilterListTexts } from '../../../../../../shared/search/FilterListTexts';

/** The texts for pagination, from those that came with the page. */
export const listWords = (texts: FilterListTexts): ListWords => ({
  ...texts,
  pageNumber: (n) => fill(texts.pageNumber, String(n)),
});
