import type { FilterListTexts } from '../search/FilterListTexts';
import { dictionary } from './dictionary';
import { filterListDe } from './de/filter-list';
import { filterListEn } from './en/filter-list';
import { filterListEs } from './es/filter-list';
import { filterListFr } from './fr/filter-list';
import { listTexts } from './list-texts';
import { messagesFor } from './messages';

const wordsFor = dictionary({ en: filterListEn, de: filterListDe, fr: filterListFr, es: filterListEs });

/**
 * The words of a filter list for a BCP 47 tag, with those of the cards in it; the server gives them to the browser.
 *
 * @param isPlain whether it lists pages and files only
 */
export function filterListTexts(language: string, isPlain = false): FilterListTexts {
  const messages = messagesFor(language);
  return listTexts(wordsFor(language), messages, messages, isPlain);
}
