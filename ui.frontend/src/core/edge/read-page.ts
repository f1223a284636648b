import type { ComponentMap } from '../document/render-child';
import type { RawModel } from '../kit/models/container';
import { TEXT, TITLE } from './default-content';
import { itemsOf, NESTED, readBlock, words, type TypeOfBlock } from './read-block';
import { significant } from './read-value';
import { isObject, type Json, type JsonObject } from './values';
import { SECTION_FIELDS } from './section-fields';
import { DEPTH } from './write-block';
import { componentType } from '../../../../shared/addresses/app';

/**
 * Puts each block that is nested in one before it (`depth-1` and so on) into an element of that block.
 *
 * @param parts the children of a section
 */
export function nest(parts: readonly Element[]): void {
  const above: Element[] = [];
  for (const block of parts) {
    const depth = Number(
      [...block.classList].find((name) => name.startsWith(`${DEPTH}-`))?.slice(DEPTH.length + 1) ?? 0,
    );
    above.length = depth;
    const parent = above[depth - 1];
    if (parent) nestedIn(parent).append(block);
    above[depth] = block;
  }
}

function nestedIn(block: Element): Element {
  const known = block.querySelector(`:scope > [${NESTED}]`);
  if (known) return known;
  const nested = document.createElement('div');
  nested.setAttribute(NESTED, '');
  block.append(nested);
  return nested;
}

const METADATA = 'section-metadata';

/** The names of the blocks in a document. */
export const blockNames = (main: ParentNode): Set<string> =>
  new Set(
    [...main.querySelectorAll(':scope > div > div[class]')]
      .map(({ classList }) => classList[0] ?? '')
      .filter((name) => name !== '' && name !== METADATA && name !== 'metadata'),
  );

/**
 * Reads a page's model from its document: what `write-page.ts` wrote.
 *
 * @param main the document's `<main>`, whose blocks are nested by this
 * @param settings content of the metadata `page-model`; without it, the sections are the page
 */
export function readPage(
  main: Element,
  settings: string,
  components: ComponentMap,
  typeOf: TypeOfBlock,
): RawModel {
  const parsed = settings === '' ? {} : (JSON.parse(settings) as JsonObject);
  const { frames, ...page } = parsed;
  const sections = [...main.children].map((section) => readSection(section, components, typeOf));
  const at = (...places: string[]) => sections.filter(({ place }) => places.includes(place));
  const { root, main: inner } = isObject(frames) ? frames : {};
  const mainFrame = frameIn(inner);
  const rootFrame = frameIn(root);
  const middle = mainFrame
    ? [{ ...mainFrame, model: withSections(mainFrame.model, at('main')) }]
    : at('main');
  const all = [...at('before', 'page'), ...middle, ...at('after')];
  const children = rootFrame ? [{ ...rootFrame, model: withSections(rootFrame.model, all) }] : all;
  return withSections({ ':path': location.pathname, ':type': '', id: 'page', ...page }, children);
}

interface Part {
  readonly name: string;
  readonly model: RawModel;
}

const withSections = (own: JsonObject, parts: readonly Part[]): RawModel =>
  ({
    ...own,
    ':items': Object.fromEntries(parts.map(({ name, model }) => [name, model])),
    ':itemsOrder': parts.map(({ name }) => name),
  }) as unknown as RawModel;

function frameIn(frame: Json): { name: string; model: JsonObject } | undefined {
  if (!isObject(frame) || !isObject(frame['model'])) return undefined;
  return { name: String(frame['name']), model: frame['model'] };
}

interface Section extends Part {
  readonly place: string;
}

function readSection(section: Element, components: ComponentMap, typeOf: TypeOfBlock): Section {
  const metadata = new Map(
    [...(section.querySelector(`:scope > .${METADATA}`)?.children ?? [])].map(
      ({ children: [key, value] }) => [key ? words(key) : '', value ? words(value) : ''],
    ),
  );
  const blocks = [...section.children].filter((part) => !part.classList.contains(METADATA));
  nest(blocks.filter(isBlock));
  const items = partsOf(section).flatMap((part) =>
    Array.isArray(part) ? part : (readBlock(part, components, typeOf) ?? []),
  );
  const place = metadata.get('place') ?? 'page';
  const name =
    metadata.get('name') ?? `section${[...(section.parentElement?.children ?? [])].indexOf(section)}`;
  const names = metadata.get('items')?.split(', ');
  const [only] = items;
  if (!names && metadata.has('name') && only) return { place, name, model: only };
  const columns = metadata.get('columns')?.split(', ') ?? [];
  const listed = names?.map((each, index) => ({ name: each, column: columns[index] || undefined }));
  const own = SECTION_FIELDS.flatMap((key) => (metadata.has(key) ? [[key, metadata.get(key)] as const] : []));
  const style = metadata.get('style');
  const model = {
    ...Object.fromEntries(own),
    ...(style && { appliedCssClassNames: style }),
    ':type': componentType('container'),
    ...itemsOf(items, listed ?? []),
  };
  return { place, name, model };
}

const isBlock = (part: Element): boolean => part.localName === 'div' && part.className !== '';

/** The blocks of a section, and what stands between them as titles and texts. */
function partsOf(section: Element): (Element | RawModel[])[] {
  const parts: (Element | RawModel[])[] = [];
  let texts: ChildNode[] = [];
  const end = () => {
    const html = texts
      .map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? '')))
      .join('');
    if (html !== '') parts.push([{ ':type': TEXT, text: html, richText: true }]);
    texts = [];
  };
  for (const node of significant(section)) {
    if (node instanceof Element && node.classList.contains(METADATA)) continue;
    if (node instanceof Element && isBlock(node)) {
      end();
      parts.push(node);
    } else if (node instanceof Element && /^h[1-6]$/.test(node.localName)) {
      end();
      parts.push([titleIn(node, parts.length)]);
    } else texts.push(node);
  }
  end();
  return parts;
}

function titleIn(heading: Element, index: number): RawModel {
  const link = heading.querySelector('a');
  return {
    ':type': TITLE,
    id: heading.id || `title-${index}`,
    text: words(heading),
    type: heading.localName,
    ...(link && { link: { valid: true, url: link.getAttribute('href') ?? '' } }),
  };
}
