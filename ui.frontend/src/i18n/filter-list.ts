import type { FilterListTexts } from '../widgets/filter-list/FilterListTexts';
import { dictionary } from './dictionary';
import { filterListDe } from './filter-list.de';
import { filterListEn } from './filter-list.en';
import { filterListEs } from './filter-list.es';
import { filterListFr } from './filter-list.fr';
import { listTexts } from './list-texts';
import { messagesFor } from './messages';

const wordsFor = dictionary({ en: filterListEn, de: filterListDe, fr: filterListFr, es: filterListEs });

/** The words of a filter list for a BCP 47 tag, with those of the cards in it; the server gives them to the browser. */
export function filterListTexts(language: string): FilterListTexts {
  const messages = messagesFor(language);
  return listTexts(wordsFor(language), messages, messages);
}
