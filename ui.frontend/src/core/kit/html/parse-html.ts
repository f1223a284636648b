import DOMPurify from 'dompurify';
import { letIn } from './trusted-html';

/** What DOMPurify allows if not told otherwise, formatting of any kind but nothing that runs; and links that open a tab. */
const ANY_FORMATTING = { ADD_ATTR: ['target'] };

letIn((html) => DOMPurify.sanitize(html, ANY_FORMATTING));

/**
 * Parses HTML of any origin, such as the clipboard's, into a document of its own.
 *
 * @returns its body, without anything that could run
 */
export const parseHtml = (html: string): HTMLElement =>
  // It is the body of a document, which the library's types do not say.
  DOMPurify.sanitize(html, { ...ANY_FORMATTING, RETURN_DOM: true }) as HTMLElement;
