import { parseHtml } from '../../../kit/html/parse-html';
import { sanitise } from '../../../kit/html/SafeHtml';

/**
 * Converts the editor's HTML to the format of authored content: no paragraph around the only text of a list item or
 * cell, header rows in a head, nothing empty at either end; an empty text becomes `''`.
 */
export function tidyHtml(html: string): string {
  const body = parseHtml(html);
  for (const item of body.querySelectorAll('li, td, th, dd, div')) unwrapParagraph(item);
  for (const table of body.querySelectorAll('table')) withHead(table);
  trim(body, 'firstChild');
  trim(body, 'lastChild');
  return sanitise(body.innerHTML);
}

function unwrapParagraph(item: Element): void {
  const [first, ...rest] = item.children;
  if (first?.tagName !== 'P' || first.attributes.length > 0) return;
  const isAlone = rest.length === 0;
  const hasLists = item.tagName === 'LI' && rest.every(({ tagName }) => tagName === 'UL' || tagName === 'OL');
  if (isAlone || hasLists) first.replaceWith(...first.childNodes);
}

/** The rows at the top that contain only header cells. */
function withHead(table: Element): void {
  const body = table.querySelector(':scope > tbody');
  if (!body || table.querySelector(':scope > thead')) return;
  const rows = [...body.children];
  const end = rows.findIndex((row) => [...row.children].some(({ tagName }) => tagName !== 'TH'));
  if (end <= 0) return;
  const head = body.ownerDocument.createElement('thead');
  head.append(...rows.slice(0, end));
  for (const cell of head.querySelectorAll('th:not([scope])')) cell.setAttribute('scope', 'col');
  body.before(head);
}

function trim(body: HTMLElement, end: 'firstChild' | 'lastChild'): void {
  for (let node = body[end]; node; node = body[end]) {
    const isEmpty =
      node instanceof Element ? node.matches('p') && !hasContent(node) : !node.textContent?.trim();
    if (!isEmpty) return;
    node.remove();
  }
}

const hasContent = (element: Element): boolean =>
  Boolean(element.textContent?.trim() || element.querySelector('hr'));
