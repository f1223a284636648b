import { childPages, contentOf, pageDescription, pageProperties, listTitle } from '../exporter/shared/pages';
import { text, texts } from '../exporter/shared/properties';
import type { Resource } from '../repository/Resource';

/** What is searched of a page, in the order of its weight. */
export interface SearchedPage {
  readonly page: Resource;
  /** Folded: title, description, everything that stands on it. */
  readonly fields: readonly [string, string, string];
}

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

/** Letters without case and accents: who types "kaltetrockner" means "Kältetrockner". */
const fold = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const plain = (html: string) =>
  html.replace(/<[^>]*>/g, ' ').replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** All pages at and below a root that visitors may find: no error pages, none that search engines are kept from. */
export function searchedPages(root: Resource): SearchedPage[] {
  const below = childPages(root).flatMap(searchedPages);
  const content = contentOf(root);
  return content && isFindable(root) ? [searched(root, content), ...below] : below;
}

function isFindable(page: Resource): boolean {
  const properties = pageProperties(page);
  const isHidden = texts(properties, 'cq:robotsTags')?.some((tag) => /noindex/i.test(tag)) ?? false;
  const isPage = 'sling:resourceType' in properties && 'cq:template' in properties;
  return isPage && !isHidden && !text(properties, 'cq:template')!.endsWith('/error-page');
}

function searched(page: Resource, content: Resource): SearchedPage {
  const words: string[] = [];
  collect(content, words);
  return {
    page,
    fields: [fold(listTitle(page)), fold(pageDescription(page) ?? ''), fold(words.map(plain).join(' '))],
  };
}

function collect({ properties, children }: Resource, into: string[]): void {
  for (const [name, value] of Object.entries(properties)) {
    if (!WORDS.has(name)) continue;
    if (typeof value === 'string') into.push(value);
    else if (Array.isArray(value)) into.push(value.filter((each) => typeof each === 'string').join(' '));
  }
  for (const child of children.values()) collect(child, into);
}

/** Pages on which every word of the term stands; those with it in their title first, then in their description. */
export function findPages(pages: readonly SearchedPage[], term: string): Resource[] {
  const words = fold(term).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const ranked = pages.flatMap(({ page, fields }) => {
    const ranks = words.map((word) => fields.findIndex((field) => field.includes(word)));
    return ranks.includes(-1) ? [] : [{ page, rank: Math.max(...ranks) }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ page }) => page);
}
