import { ENTRY, isBlank, isLink, isObject, isPicture, type Json, type JsonObject } from './values';

/** HTML that a document keeps as it is: it begins with a block. */
const BLOCKS = /^\s*<(?:p|ul|ol|h[1-6]|table|blockquote|pre|div|figure|hr)\b/i;
/** A list of entries that begin with code would be read as ours. */
const LIKE_OURS = /^\s*<ul>\s*<li>\s*(?:<p>\s*)?<code>/i;
/** No words for readers: an id, an address, a class, a number, a name in code. */
const isToken = (text: string): boolean =>
  !/[\s<>]/.test(text) && (/[-_/:.#?&=%@{}[\]\d]/.test(text) || /^[a-z]+(?:[A-Z]\w*)?$/.test(text));

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

export const code = (text: string): string => `<code>${escapeText(text)}</code>`;

/**
 * A value of a model as content of a document: words as text, rich text as it is, links and pictures as such, whatever is
 * not for readers as code, and lists and objects as nested lists. `read-value.ts` reads it.
 *
 * @param label words of a link, if its surroundings have some
 */
export function writeValue(value: Json, label?: string): string {
  return isBlank(value) ? '' : writeEntry(value, label);
}

/** The same within a list, where an empty text or list says something. */
function writeEntry(value: Json, label?: string): string {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return code(JSON.stringify(value));
  if (typeof value === 'string') return writeText(value);
  if (isLink(value)) return writeLink(value, label) + settings(linkSettings(value));
  if (isPicture(value)) return writePicture(value) + settings(pictureSettings(value));
  if (Array.isArray(value)) return list(value.map((each: Json) => [ENTRY, each] as const));
  if (isObject(value))
    return list(
      Object.entries(value).filter(([, each]) => each !== undefined),
      labelIn(value),
    );
  return code(JSON.stringify(value));
}

function writeText(text: string): string {
  if (BLOCKS.test(text) && !LIKE_OURS.test(text)) return text;
  if (isToken(text)) return code(isScalar(text) ? JSON.stringify(text) : text);
  // Spaces at an end or in a row, and tags within a line, do not survive as text.
  if (/^\s|\s$|[^\S\n]{2}|\t|<[a-z/]|&[a-z#]/i.test(text)) return code(JSON.stringify(text));
  return escapeText(text).replaceAll('\n', '<br>');
}

/** Whether code would be read as something else than this text. */
const isScalar = (text: string): boolean => /^(?:true|false|null|-?\d.*|["{[].*)$/.test(text);

const list = (entries: readonly (readonly [string, Json])[], label?: string): string =>
  entries.length === 0
    ? code('{}')
    : `<ul>${entries.map(([key, value]) => `<li>${code(key)} ${writeEntry(value, label)}</li>`).join('')}</ul>`;

/** The words of an object's link. */
function labelIn(value: JsonObject): string | undefined {
  for (const name of ['title', 'text', 'label', 'name']) {
    const words = value[name];
    if (typeof words === 'string' && words !== '' && !/[<\n]/.test(words)) return words;
  }
  return undefined;
}

export function writeLink({ url, attributes }: JsonObject & { url: string }, label?: string): string {
  const name = isObject(attributes) ? attributes['aria-label'] : undefined;
  const words = label ?? (typeof name === 'string' ? name : url);
  return `<a href="${escapeText(url)}">${escapeText(words)}</a>`;
}

export const writePicture = ({ src, alt }: JsonObject & { src: string }): string =>
  `<picture><img src="${escapeText(src)}" alt="${escapeText(typeof alt === 'string' ? alt : '')}"></picture>`;

/** What an anchor does not say. */
export const linkSettings = ({ url: _url, valid: _valid, ...others }: JsonObject): JsonObject => others;

/** What a picture of a document does not say. Its renditions are made by Edge Delivery. */
export const pictureSettings = ({
  src: _src,
  alt: _alt,
  srcset: _srcset,
  sources: _sources,
  ...others
}: JsonObject): JsonObject => others;

const settings = (others: JsonObject): string => {
  const some = settingsJson(others);
  return some === '' ? '' : ` ${code(some)}`;
};

/** Settings as JSON; empty if there are none. */
export function settingsJson(others: JsonObject): string {
  const some = Object.entries(others).filter(([, value]) => !isBlank(value));
  return some.length > 0 ? JSON.stringify(Object.fromEntries(some)) : '';
}
