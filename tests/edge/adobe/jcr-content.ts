import { getElementsByTagName } from 'domutils';
import type { Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { BlockField } from '../../../ui.frontend/src/core/edge/block-fields';
import type { EdgeBlock } from '../../../ui.frontend/src/core/edge/edge-blocks';
import { contentOf } from '../../worlds/content-of';

/** What a document or its JCR nodes say: blocks by name with their rows, and all that is outside of blocks. */
export interface Said {
  readonly blocks: readonly (readonly [name: string, ...rows: string[]])[];
  readonly outside: string;
}

/** Converters break lines elsewhere. */
const squeezed = (text: string): string => text.replace(/\s+/g, '');
const richly = (html: string): string => squeezed(contentOf(html).join(''));

/** What the nodes say that Adobe's `md2jcr` made, block by block and field by field. */
export function saidInJcr(xml: string, blocks: readonly EdgeBlock[]): Said {
  const document = parseDocument(xml, { xmlMode: true });
  const found: [string, ...string[]][] = [];
  let outside = '';
  const elements = getElementsByTagName(() => true, document) as unknown as Element[];
  for (const { name, attribs } of elements) {
    const type = attribs['sling:resourceType'] ?? '';
    const id = (attribs['model'] ?? '').replace(/-block$/, '');
    const rows = blocks.find((block) => block.id === id)?.rows;
    if (type.endsWith('/block/v1/block'))
      found.push([id, ...(rows ?? []).flatMap((row) => rowIn(row, attribs))]);
    else if (name.startsWith('title')) outside += squeezed(plainOf(attribs['title']));
    else if (name.startsWith('text')) outside += richly(attribs['text'] ?? '');
    else if (name.startsWith('button')) outside += squeezed(`→ ${attribs['link']}${attribs['linkText']}`);
  }
  return { blocks: found, outside };
}

/** A title may have a link in it. */
const plainOf = (title = ''): string => contentOf(title).join('');

function rowIn({ name, kind }: BlockField, attribs: Readonly<Record<string, string>>): string[] {
  const value = (suffix = '') => squeezed(attribs[name + suffix] ?? '');
  switch (kind) {
    case 'title':
      return [value('Type') + value()];
    case 'link':
      return [value() + value('Text'), value('Settings')];
    case 'picture':
      return [value() + value('Alt'), value('Settings')];
    case 'richtext':
      return [richly(attribs[name] ?? '')];
    default:
      return [value()];
  }
}

/** What a document says, likewise. */
export function saidInDocument(main: ParentNode, blocks: readonly EdgeBlock[]): Said {
  const found: [string, ...string[]][] = [];
  let outside = '';
  for (const part of main.querySelectorAll<HTMLElement>(':scope > div > *')) {
    const id = part.classList[0];
    if (id === 'section-metadata') continue;
    if (id === undefined) {
      outside += richly(part.outerHTML);
      continue;
    }
    const rows = blocks.find((block) => block.id === id)?.rows ?? [];
    const cells = [...part.children].map((row) => row.firstElementChild);
    found.push([id, ...rows.flatMap((row) => rowOf(row, cells))]);
  }
  return { blocks: found, outside };
}

function rowOf({ kind }: BlockField, cells: (Element_ | null)[]): string[] {
  const next = () => cells.shift();
  const cell = next();
  const first = cell?.firstElementChild;
  const text = squeezed(cell?.textContent ?? '');
  const settings = () => squeezed(next()?.textContent ?? '');
  switch (kind) {
    case 'title':
      return [(first && /^h\d$/.test(first.localName) ? first.localName : '') + text];
    case 'link':
      return [squeezed((first?.getAttribute('href') ?? '') + text), settings()];
    case 'picture': {
      const image = cell?.querySelector('img');
      return [squeezed((image?.getAttribute('src') ?? '') + (image?.getAttribute('alt') ?? '')), settings()];
    }
    case 'richtext':
      return [richly(cell?.innerHTML ?? '')];
    default:
      return [text];
  }
}

type Element_ = globalThis.Element;
