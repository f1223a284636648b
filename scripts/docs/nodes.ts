import { componentType, CONTENT_ROOT } from '../../shared/addresses/app';

/** A node of content as it is stored. */
export interface Node {
  readonly [name: string]: string | number | boolean | readonly string[] | Node;
}

/** The page that all chapters are below. */
export const ROOT = `${CONTENT_ROOT}/gb/en`;
const TEMPLATE = `/conf/${CONTENT_ROOT.split('/').at(-1)!}/settings/wcm/templates/content-page`;

export const component = (type: string, properties: Node): Node => ({
  'jcr:primaryType': 'nt:unstructured',
  'sling:resourceType': componentType(type),
  ...properties,
});

export const box = (children: Node, properties: Node = {}): Node =>
  component('container', { layout: 'responsiveGrid', ...properties, ...children });

export const title = (text: string, type = 'h1'): Node => component('title', { 'jcr:title': text, type });

/** A property may have 100,000 characters. */
const MOST = 90_000;

/** HTML as one chapter, or as several that begin with a heading if it is longer than a property may be. */
export function chapterTexts(html: string): Node {
  const parts = html.length <= MOST ? [html] : html.split(/(?=<h[23][ >])/);
  const texts: string[] = [];
  for (const part of parts) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + part.length <= MOST) texts[texts.length - 1] = last + part;
    else texts.push(part);
  }
  return Object.fromEntries(texts.map((text, index) => [`chapter${index}`, chapterText(text)]));
}

export const chapterText = (html: string): Node => component('chapter', { text: html });

/** The pages below a page, each with what it is about. */
export const childList = (path: string): Node =>
  component('list', {
    ...{ listFrom: 'children', parentPage: path, childDepth: 1 },
    ...{ linkItems: true, showDescription: true },
  });

export interface PageText {
  readonly title: string;
  readonly description: string;
  /** Components below the title. */
  readonly body: Node;
  /** Whether its headings are listed beside it. */
  readonly hasContents: boolean;
}

/** A page of the handbook; pages below it are `{}`, as in every content file. */
export function pageNode(
  { title: name, description, body, hasContents }: PageText,
  below: readonly string[] = [],
): Node {
  const contents = component('tableofcontents', { startLevel: 'h2', stopLevel: 'h3' });
  const article = box({ ...(hasContents && { contents }), text: box(body) }, { 'cq:styleIds': ['article'] });
  const main = box({ title: title(name), article }, { roleAttribute: 'main' });
  return {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': {
      'jcr:primaryType': 'cq:PageContent',
      'sling:resourceType': componentType('page'),
      'cq:template': TEMPLATE,
      'jcr:title': name,
      ...(description && { 'jcr:description': description }),
      root: box({ body: box({ main }) }),
    },
    ...Object.fromEntries(below.map((child) => [child, {}])),
  };
}
