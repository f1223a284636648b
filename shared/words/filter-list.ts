import type { FilterListTexts } from '../search/FilterListTexts';
import { filterList } from './by-language/filter-list';
import { dictionary } from './dictionary';
import { listTexts } from './list-texts';
import { messagesFor } from './messages';

const wordsFor = dictionary(filterList);

/**
 * The words of a filter list for a BCP 47 tag, including those of its cards; the server sends them to the browser.
 *
 * @param isPlain whether it lists pages and files only
 */
export function filterListTexts(language: string, isPlain = false): FilterListTexts {
  const messages = messagesFor(language);
  return listTexts(wordsFor(language), messages, messages, isPlain);
}
