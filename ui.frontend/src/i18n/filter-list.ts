import type { FilterListTexts } from '../widgets/filter-list/FilterListTexts';
import { filterListDe } from './filter-list.de';
import { filterListEn } from './filter-list.en';
import { filterListEs } from './filter-list.es';
import { filterListFr } from './filter-list.fr';
import { messagesFor } from './messages';

const byLanguage: Record<string, typeof filterListEn> = {
  en: filterListEn,
  de: filterListDe,
  fr: filterListFr,
  es: filterListEs,
};

/** The words of a filter list for a BCP 47 tag, with those of the cards in it; the server gives them to the browser. */
export function filterListTexts(language: string): FilterListTexts {
  const texts = byLanguage[language.slice(0, 2).toLowerCase()] ?? filterListEn;
  const messages = messagesFor(language);
  const { figureNames, orderNumber, previousPage, nextPage } = messages;
  const { compare, inComparison, addToList, onList } = messages;
  return {
    ...texts,
    figureNames,
    orderNumber,
    compare,
    inComparison,
    addToList,
    onList,
    oneVersion: messages.versions(1),
    // A number that no word begins or ends with.
    versions: messages.versions(7777).replace('7777', '{0}'),
    previousPage,
    nextPage,
    pageNumber: messages.pageNumber(7777).replace('7777', '{0}'),
  };
}
