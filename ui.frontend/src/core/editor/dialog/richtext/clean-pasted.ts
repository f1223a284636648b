import { parseHtml } from '../../../kit/html/parse-html';
import { sanitise } from '../../../kit/html/SafeHtml';
import { listsFromWord } from './lists-from-word';
import { marksFromStyles } from './marks-from-styles';

/**
 * Cleans HTML from the clipboard, whether from a word processor, a spreadsheet or a web site: keeps its structure
 * (headings, lists, links, tables, bold, italic), drops its styling and whatever the sanitiser rejects.
 */
export function cleanPasted(html: string): string {
  const body = parseHtml(html);
  removeNoise(body);
  listsFromWord(body);
  marksFromStyles(body);
  for (const heading of body.querySelectorAll('h1, p[class="MsoTitle"]')) rename(heading, 'h2');
  for (const box of body.querySelectorAll('font, center, section, article, main, header, footer, div')) {
    if (hasBlocks(box)) unwrap(box);
    else rename(box, 'p');
  }
  for (const link of body.querySelectorAll('a')) straighten(link);
  for (const element of body.querySelectorAll('*')) stripAttributes(element);
  for (const paragraph of body.querySelectorAll('p')) if (isBlank(paragraph)) paragraph.remove();
  return sanitise(body.innerHTML);
}

/** Clipboard content that was never visible. */
function removeNoise(body: HTMLElement): void {
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml, img, colgroup'))
    element.remove();
  for (const element of body.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    if (/display:\s*none|mso-hide:\s*all/i.test(style)) element.remove();
  }
  // Word's own tags: `o:p`, `st1:place`.
  for (const element of body.querySelectorAll('*')) if (element.tagName.includes(':')) unwrap(element);
}

const blocks =
  'p, div, ul, ol, dl, table, h1, h2, h3, h4, h5, h6, blockquote, pre, figure, section, article, hr';
const hasBlocks = (element: Element): boolean =>
  element.matches('font, center') || element.querySelector(blocks) !== null;

const isBlank = (element: Element): boolean =>
  !element.textContent?.replace(/\u00a0/g, ' ').trim() && !element.closest('td, th');

/** Unwraps redirect links added by word processors; removes anchors without a link. */
function straighten(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href');
  if (!href || /^#_(?:Toc|Ref|ftn|edn)|^file:/i.test(href)) return unwrap(link);
  const wrapped = /^https:\/\/www\.google\.com\/url\?/.test(href) && new URL(href).searchParams.get('q');
  if (wrapped) link.setAttribute('href', wrapped);
}

const kept: Readonly<Record<string, readonly string[]>> = {
  A: ['href'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan', 'scope'],
  OL: ['start'],
};

function stripAttributes(element: Element): void {
  for (const { name } of [...element.attributes]) {
    if (!kept[element.tagName]?.includes(name)) element.removeAttribute(name);
  }
}

/** Replaces the element with its content. */
function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Changes the element's tag, dropping its attributes. */
export function rename(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}
