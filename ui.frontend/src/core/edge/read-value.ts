import { ENTRY, isObject, type Json, type JsonObject } from './values';

/**
 * Reads what `write-value.ts` wrote, after it went through a document: paragraphs may have come or gone around what stands
 * in a line.
 */
export function readValue(holder: Element): Json {
  return readNodes(significant(holder));
}

function readNodes(given: readonly ChildNode[]): Json {
  const nodes = inLine(given);
  const [first, second, ...more] = nodes;
  if (!first) return undefined;
  const settings = second === undefined ? {} : second && more.length === 0 ? jsonIn(second) : undefined;
  if (settings) {
    if (isElement(first, 'code') && !second) return scalar(first.textContent ?? '');
    if (isElement(first, 'a')) return { valid: true, url: first.getAttribute('href') ?? '', ...settings };
    const image = imageIn(first);
    if (image) return { src: addressOf(image), alt: image.alt, ...settings };
  }
  if (isElement(first, 'ul') && !second) {
    const entries = entriesOf(first);
    if (entries) return entries;
  }
  const isText = nodes.every((node) => !(node instanceof Element) || INLINE.has(node.localName));
  return isText ? textOf(nodes) : nodes.map(htmlOf).join('').trim();
}

/** Elements that Markdown makes of plain text: line breaks, and links of what looks like one. */
const INLINE = new Set(['br', 'a', 'code', 'em', 'strong']);

/** What stands in a line, without the paragraph that may be around it. */
function inLine(nodes: readonly ChildNode[]): readonly ChildNode[] {
  const [only, more] = nodes;
  if (more || !only || !isElement(only, 'p')) return nodes;
  const inner = significant(only);
  const [first] = inner;
  const isOurs =
    (isElement(first, 'code') && inner.length === 1) ||
    ((isElement(first, 'a') || (first && imageIn(first))) &&
      inner.slice(1).every(jsonIn) &&
      inner.length < 3);
  return isOurs ? inner : nodes;
}

/** The entries of a nested list; undefined if it is an author's. */
function entriesOf(list: Element): Json {
  const entries = [...list.children].map(entryOf);
  if (entries.length === 0 || !entries.every((entry) => entry !== undefined)) return undefined;
  return entries.every(([key]) => key === ENTRY)
    ? entries.map(([, value]) => value)
    : Object.fromEntries(entries);
}

function entryOf(item: Element): readonly [string, Json] | undefined {
  const nodes = significant(item);
  const [first] = nodes;
  const whole = isElement(first, 'p') ? [...significant(first), ...nodes.slice(1)] : nodes;
  const [key, ...value] = whole;
  if (!isElement(key, 'code')) return undefined;
  return [key.textContent ?? '', readNodes(trimmed(value))];
}

/** Without the space after the key. */
function trimmed(nodes: readonly ChildNode[]): readonly ChildNode[] {
  const [first, ...more] = nodes;
  if (!(first instanceof Text)) return nodes;
  return [document.createTextNode(first.data.replace(/^\s+/, '')), ...more];
}

function scalar(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** The settings in code; undefined if it is something else. */
function jsonIn(node: ChildNode): JsonObject | undefined {
  if (!isElement(node, 'code')) return undefined;
  const value = scalar(node.textContent ?? '');
  return isObject(value) ? value : undefined;
}

const isElement = (node: ChildNode | undefined, name: string): node is HTMLElement =>
  node instanceof Element && node.localName === name;

const imageIn = (node: ChildNode): HTMLImageElement | undefined => {
  if (isElement(node, 'img')) return node as HTMLImageElement;
  return isElement(node, 'picture') ? (node.querySelector('img') ?? undefined) : undefined;
};

const addressOf = (image: HTMLImageElement): string => image.getAttribute('src') ?? '';

const htmlOf = (node: ChildNode): string =>
  node instanceof Element
    ? node.outerHTML
    : (node.textContent ?? '').replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function textOf(nodes: readonly ChildNode[]): string {
  const lines = nodes
    .map((node) => (isElement(node, 'br') ? '\n' : (node.textContent ?? '').replace(/[ \n\r\t]+/g, ' ')))
    .join('')
    .split('\n')
    .map((line) => line.replace(/^ /, '').replace(/ $/, ''));
  const first = lines.findIndex((line) => line !== '');
  return first < 0 ? '' : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1).join('\n');
}

/** Children but for comments, and for white space at the ends. */
export function significant(holder: ParentNode): ChildNode[] {
  return [...holder.childNodes].filter(
    (node) =>
      node instanceof Element || (node instanceof Text && /[^ \n\r\t]/.test(node.data)) || isBetween(node),
  );
}

/** White space between two words that stand in elements of a line. */
const isBetween = (node: ChildNode): boolean =>
  node instanceof Text &&
  [node.previousSibling, node.nextSibling].every(
    (beside) =>
      beside instanceof Element &&
      /^(?:strong|em|a|code)$/.test(beside.localName) &&
      !isElement(beside, 'code'),
  );
