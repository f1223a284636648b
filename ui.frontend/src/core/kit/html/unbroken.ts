import { changeWords } from '../../../../../shared/words/spelling/change-words';
import type { SafeHtml } from './SafeHtml';

/** `e-mail` and order numbers: their hyphens are no places to part them at the end of a line. */
const UNBROKEN = /(?<![\p{L}\d-])(?:e-mails?|V-\d{4}(?:-\d{2})?)(?![\p{L}\d])/giu;

/**
 * HTML whose short words with hyphens stay on one line. Style does it, not another hyphen: what is copied, found in the page
 * and read out stays as it was written.
 */
export const unbroken = (html: SafeHtml): SafeHtml =>
  changeWords(html, (words) =>
    words.replace(UNBROKEN, (word) => `<span class="unbroken">${word}</span>`),
  ) as SafeHtml;
