import { changeWords } from '../../../../../shared/words/spelling/change-words';
import { UNBROKEN_NUMBERS } from '../../../../../shared/addresses/app';
import type { SafeHtml } from './SafeHtml';

/** `e-mail` and the site's numbers, which must not break at their hyphens. */
const UNBROKEN = /* @__PURE__ */ (() => {
  const words = ['e-mails?', UNBROKEN_NUMBERS].filter(Boolean).join('|');
  return new RegExp(`(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}\\d])`, 'giu');
})();

/**
 * HTML whose short hyphenated words stay on one line. CSS does so rather than a non-breaking hyphen: copied, searched
 * and spoken text stays as it was written.
 */
export const unbroken = (html: SafeHtml): SafeHtml =>
  changeWords(html, (words) =>
    words.replace(UNBROKEN, (word) => `<span class="unbroken">${word}</span>`),
  ) as SafeHtml;
