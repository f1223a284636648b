import { parseHtml } from '../../../kit/html/parse-html';

const BLOCK_END = /<\/(?:p|h[1-6]|li|tr|blockquote|div)>|<br\s*\/?>/gi;
const CELL_END = /<\/t[dh]>/gi;
const ITEM = /<li[^>]*>/gi;

/** The lines of a text; in formatted text, list items get a bullet and the cells of a row share a line. */
export function linesOf(text: string): readonly string[] {
  const marked = text.replace(ITEM, '$&• ').replace(CELL_END, ' $&').replace(BLOCK_END, '\n$&');
  const hasMarkup = /<[a-z][^>]*>/i.test(text);
  const plain = hasMarkup ? (parseHtml(marked).textContent ?? '') : text;
  return plain
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
