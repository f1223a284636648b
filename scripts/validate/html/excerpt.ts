import { ownText } from '../own-text';

/** `1.20-1.30`: line and column of its first and last characters. Columns begin at 1, lines of styles at 1, of pages at 0. */
const PLACE = /^(\d+)\.(\d+)-(\d+)\.(\d+)$/;

/** What a checker objects to: in styles the declaration; on a page the element, for the source of a picture with the rest of the picture. */
export const excerptOf = (text: string, place: string): string => ownText(sliceOf(text, place));

function sliceOf(text: string, place: string): string {
  const [first, from = 0, last, to = 0] = (PLACE.exec(place) ?? []).slice(1).map(Number);
  if (first === undefined || last === undefined) return '';
  const isPage = text.startsWith('<');
  const start = lineStart(text, isPage ? first : first - 1) + from - 1;
  const end = lineStart(text, isPage ? last : last - 1) + to;
  if (isPage) {
    const element = text.slice(start, end);
    return element.startsWith('<source') ? text.slice(start, text.indexOf('</picture>', end)) : element;
  }
  const begin = Math.max(...['{', '}', ';'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
  return text.slice(begin, start + text.slice(start).search(/[;}]|$/));
}

/** @param line from 0 */
function lineStart(text: string, line: number): number {
  let at = 0;
  for (let index = 0; index < line; index += 1) at = text.indexOf('\n', at) + 1;
  return at;
}
