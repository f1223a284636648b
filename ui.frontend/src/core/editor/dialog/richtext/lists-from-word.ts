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

/** Turns Word's list paragraphs into nested lists. */
export function listsFromWord(body: HTMLElement): void {
  for (const group of groupsOf(body)) {
    const list = build(group, 0, group[0]!.level).list;
    group[0]!.element.before(list);
    for (const { element } of group) element.remove();
  }
}

/** Adjacent list paragraphs. A new Word list (`l1`) directly after another continues it. */
function groupsOf(body: HTMLElement): Item[][] {
  const groups: Item[][] = [];
  let last: Element | undefined;
  for (const element of body.querySelectorAll('p[style*="mso-list:"], h1[style*="mso-list:"]')) {
    const item = itemOf(element);
    if (!item) continue;
    if (last && element.previousElementSibling === last) groups.at(-1)!.push(item);
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

function build(items: readonly Item[], from: number, level: number): { list: Element; next: number } {
  const { element, isOrdered, start } = items[from]!;
  const list = element.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
  if (isOrdered && start > 1) list.setAttribute('start', String(start));
  let i = from;
  while (i < items.length && items[i]!.level >= level) {
    const item = items[i]!;
    const last = list.lastElementChild;
    if (item.level > level && last) {
      const inner = build(items, i, item.level);
      last.append(inner.list);
      i = inner.next;
    } else {
      const entry = item.element.ownerDocument.createElement('li');
      entry.append(...item.element.childNodes);
      list.append(entry);
      i++;
    }
  }
  return { list, next: i };
}
