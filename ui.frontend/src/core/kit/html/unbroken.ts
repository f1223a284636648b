import { changeWords } from '../../../../../shared/words/spelling/change-words';
import { UNBROKEN_NUMBERS } from '../../../../../shared/addresses/app';
import type { SafeHtml } from './SafeHtml';

/** `e-mail` and the site's numbers: their hyphens are no places to part them at the end of a line. */
const UNBROKEN = new RegExp(
  `(?<![\\p{L}\\d-])(?:${['e-mails?', UNBROKEN_NUMBERS].filter(Boolean).join('|')})(?![\\p{L}\\d])`,
  'giu',
);

/**
 * HTML whose short words with hyphens stay on one line. Style does it, not another hyphen: what is copied, found in the page
 * and read out stays as it was written.
 */
export const unbroken = (html: SafeHtml): SafeHtml =>
  changeWords(html, (words) =>
    words.replace(UNBROKEN, (word) => `<span class="unbroken">${word}</span>`),
  ) as SafeHtml;
