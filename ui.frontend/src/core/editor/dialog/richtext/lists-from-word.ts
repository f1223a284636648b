/*
 * Word puts no lists in the clipboard: each item is a paragraph with its level in `mso-list` and its bullet or
 * number as text.
 */

interface Item {
  readonly element: Element;
  readonly level: number;
  readonly isOrdered: boolean;
  readonly start: number;
}

/** Adjacent items. */
type Group = [first: Item, ...others: Item[]];

/** Turns Word's list paragraphs into nested lists. */
export function listsFromWord(body: HTMLElement): void {
  for (const group of groupsOf(body)) {
    const [first] = group;
    const { list } = build(first, group, first.level);
    first.element.before(list);
    for (const { element } of group) element.remove();
  }
}

/** Adjacent list paragraphs. A new Word list (`l1`) directly after another continues it. */
function groupsOf(body: HTMLElement): Group[] {
  const groups: Group[] = [];
  let last: Element | undefined;
  for (const element of body.querySelectorAll('p[style*="mso-list:"], h1[style*="mso-list:"]')) {
    const item = itemOf(element);
    if (!item) continue;
    const group = last && element.previousElementSibling === last ? groups.at(-1) : undefined;
    if (group) group.push(item);
    else groups.push([item]);
    last = element;
  }
  return groups;
}

function itemOf(element: Element): Item | undefined {
  const level = /mso-list:[^;]*level(\d)/i.exec(element.getAttribute('style') ?? '');
  if (!level) return undefined;
  const marker = element.querySelector('span[style*="mso-list:Ignore"], span[style*="mso-list: Ignore"]');
  const sign = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return {
    element,
    level: Number(level[1]),
    isOrdered: /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(sign),
    start: /^\(?\d/.test(sign) ? Number.parseInt(sign.replace('(', ''), 10) : 1,
  };
}

/** @returns the list that begins with `first`, and the items after it */
function build(
  { element, isOrdered, start }: Item,
  items: readonly Item[],
  level: number,
): { list: Element; rest: readonly Item[] } {
  const list = element.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
  if (isOrdered && start > 1) list.setAttribute('start', String(start));
  let rest = items;
  for (let [item] = rest; item && item.level >= level; [item] = rest) {
    const last = list.lastElementChild;
    if (item.level > level && last) {
      const inner = build(item, rest, item.level);
      last.append(inner.list);
      rest = inner.rest;
    } else {
      const entry = item.element.ownerDocument.createElement('li');
      entry.append(...item.element.childNodes);
      list.append(entry);
      rest = rest.slice(1);
    }
  }
  return { list, rest };
}
