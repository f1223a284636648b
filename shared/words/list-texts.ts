import type { FilterListTexts } from '../search/FilterListTexts';
import type { choosing } from './en/choosing';
import type { catalogue } from './en/catalogue';
import type { filterList } from './en/filter-list';

/**
 * The words of a filter list in one language, including those of its cards.
 *
 * @param isPlain whether it lists pages and files only
 */
export function listTexts(
  { plainAdvice, ...texts }: typeof filterList,
  { figureNames, orderNumber, versions, previousPage, nextPage, pageNumber, documentTypes }: typeof catalogue,
  { compare, addToList }: typeof choosing,
  isPlain: boolean,
): FilterListTexts {
  return {
    ...texts,
    ...(isPlain && { advice: plainAdvice, adviceWords: plainAdvice }),
    figureNames,
    orderNumber,
    compare,
    addToList,
    oneManual: documentTypes.manual ?? texts.oneDocument,
    oneVersion: versions(1),
    // A placeholder number that occurs in no word.
    versions: versions(7777).replace('7777', '{0}'),
    previousPage,
    nextPage,
    pageNumber: pageNumber(7777).replace('7777', '{0}'),
  };
}
