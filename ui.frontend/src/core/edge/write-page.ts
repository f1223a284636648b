import { componentType } from '../../../../shared/addresses/app';
import { pageModel, pagePartsModel, type PageModel } from '../document/PageModel';
import type { ComponentMap } from '../document/render-child';
import { childKeys, type RawModel } from '../kit/models/container';
import { PAGE_META, SECTION_FIELDS } from './section-fields';
import { defaultContent, TEXT } from './default-content';
import { childrenOf, writeBlock, type ChildOf } from './write-block';
import type { JsonObject } from './values';
import { escapeText } from './write-value';

/** Where a section stands on the page: in its main part, or in what the template has before and after it. */
export type Place = 'page' | 'before' | 'main' | 'after';

export interface EdgePage {
  /** The sections: `PATH.plain.html`, and the content of `<main>`. */
  readonly sections: string;
  /** What the head says: name and content. */
  readonly metadata: readonly (readonly [name: string, content: string])[];
  readonly title: string;
  readonly language: string;
  readonly page: PageModel;
}

const CONTAINER = componentType('container');
/** These cannot be in `section-metadata`, which Adobe's converter copies as they are. */
const AWKWARD = /[&<>"',\n]/;

/**
 * A page's model as a document of Edge Delivery: a section for each child of its main container and for each part of its
 * template, in them headings, paragraphs and blocks (https://www.aem.live/developer/markup-sections-blocks).
 *
 * @throws ZodError if the page's own model is invalid
 */
export function writePage(model: unknown, components: ComponentMap): EdgePage {
  const page = pageModel.parse(model);
  const raw = model as RawModel;
  const [only, more] = childrenOf(raw, components);
  const root = only && !more && only.model[':type'] === CONTAINER ? only : undefined;
  const children = childrenOf(root?.model ?? raw, components);
  const at = children.findIndex(({ model: child }) => child['roleAttribute'] === 'main');
  const main = root ? children[at] : undefined;
  const sections = main
    ? [
        ...children.slice(0, at).map((child) => section('before', child, components)),
        ...childrenOf(main.model, components).map((child) => section('main', child, components)),
        ...children.slice(at + 1).map((child) => section('after', child, components)),
      ]
    : children.map((child) => section(root ? 'before' : 'page', child, components));
  const frames = { root: root && frameOf(root), main: main && frameOf(main) };
  const settings = settingsOf(raw);
  return {
    sections: sections.join('\n'),
    metadata: metadataOf(page, JSON.stringify({ ...settings, frames })),
    title: [page.title, page.siteName].filter(Boolean).join(' | '),
    language: page.language,
    page,
  };
}

/** A container without its children. */
function frameOf({ name, column, model }: ChildOf): object {
  const { ':items': _items, ':itemsOrder': _order, allowedComponents: _allowed, ...own } = model;
  return { name, column, model: own };
}

/** What of a page's model its document does not show. */
function settingsOf(raw: RawModel): object {
  const keys = [...Object.keys(pageModel.in.shape), ...Object.keys(pagePartsModel.shape)];
  const shown = new Set(['description', 'alternateLanguageLinks', 'robotsTags', ...childKeys]);
  return Object.fromEntries(keys.filter((key) => !shown.has(key)).map((key) => [key, raw[key]]));
}

function section(place: Place, { name, model }: ChildOf, components: ComponentMap): string {
  const json = model as unknown as JsonObject;
  const children = childrenOf(model, components);
  const own: [string, string][] = [...SECTION_FIELDS, 'appliedCssClassNames'].flatMap((key) => {
    const value = json[key];
    return typeof value === 'string' && value !== ''
      ? [[key === 'appliedCssClassNames' ? 'style' : key, value]]
      : [];
  });
  const isSection =
    model[':type'] === CONTAINER && children.length > 0 && !own.some(([, value]) => AWKWARD.test(value));
  if (!isSection) return wrap([writeBlock(model, components)], [['place', place], ['name', name]]); // prettier-ignore
  let last: string | undefined;
  const parts = children.map(({ model: child }) => {
    const content = defaultContent(child);
    // Two texts in a row would become one.
    const isPlain = content && !(content.type === TEXT && last === TEXT);
    last = isPlain ? content.type : undefined;
    return isPlain ? `${content.html}\n` : writeBlock(child, components);
  });
  return wrap(parts, [
    ['place', place],
    ['name', name],
    ...own,
    ['items', children.map((child) => child.name).join(', ')],
    ['columns', children.map(({ column = '' }) => column).join(', ')],
  ]);
}

const wrap = (parts: readonly string[], metadata: readonly (readonly [string, string])[]): string =>
  `<div>\n${parts.join('')}<div class="section-metadata">${metadata
    .map(([key, value]) => `<div><div>${key}</div><div>${escapeText(value)}</div></div>`)
    .join('')}</div>\n</div>`;

function metadataOf(page: PageModel, settings: string): [string, string][] {
  const { description, robotsTags, templateName, brand } = page;
  const given: [string, string | undefined][] = [
    ['description', description],
    ['robots', robotsTags.join(', ')],
    ['template', templateName],
    ['theme', brand],
    [PAGE_META, settings],
  ];
  return given.flatMap(([name, content]) => (content ? [[name, content]] : []));
}
