import { contentOf, pageProperties } from '../../exporter/shared/pages';
import { text, texts } from '../../exporter/shared/properties';
import type { Resource } from '../../repository/Resource';

/** Properties that hold words for readers. */
const WORDS = new Set([
  'jcr:title', 'pageTitle', 'navTitle', 'jcr:description', 'text', 'pretitle', 'caption', 'figures', 'cells', 'title', 'label', 'alt', 'html',
]); // prettier-ignore

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  shy: '',
};

/** Text without markup. */
export const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, ' ').replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Whether visitors may find a page: no error page, none that search engines are kept from. */
export function isFindable(page: Resource): boolean {
  const properties = pageProperties(page);
  const isHidden = texts(properties, 'cq:robotsTags')?.some((tag) => /noindex/i.test(tag)) ?? false;
  const isPage = 'sling:resourceType' in properties && 'cq:template' in properties;
  return isPage && !isHidden && !text(properties, 'cq:template')!.endsWith('/error-page');
}

/** Everything that is written on a page. */
export function wordsOn(page: Resource): string {
  const words: string[] = [];
  const content = contentOf(page);
  if (content) collect(content, words);
  return words.map(plain).join(' ');
}

function collect({ properties, children }: Resource, into: string[]): void {
  for (const [name, value] of Object.entries(properties)) {
    if (!WORDS.has(name)) continue;
    if (typeof value === 'string') into.push(value);
    else if (Array.isArray(value)) into.push(value.filter((each) => typeof each === 'string').join(' '));
  }
  for (const child of children.values()) collect(child, into);
}
