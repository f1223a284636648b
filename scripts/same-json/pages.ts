import { contentOf, isPage } from '../../model-json/exporter/shared/pages';
import type { Resource, ResourceTree } from '../../model-json/repository/Resource';

const SITE = '/content/ventora';
const FIRST_LANGUAGE = `${SITE}/gb/en`;

/** Of the other pages, one in so many is compared. */
const SAMPLE = 40;

/** The paths of the pages to compare: what the first language's menu shows, and a sample of all pages of the site. */
export function pagesOf(tree: ResourceTree, every: boolean): string[] {
  const all = [...pagesBelow(tree.get(SITE)!)];
  return every ? all : all.filter((page, index) => isInMenu(page) || index % SAMPLE === 0);
}

const isInMenu = (page: string) =>
  page === FIRST_LANGUAGE || page.slice(0, page.lastIndexOf('/')) === FIRST_LANGUAGE;

function* pagesBelow(resource: Resource): Generator<string> {
  if (isPage(resource) && contentOf(resource)) yield resource.path;
  for (const child of resource.children.values()) {
    if (child.name !== 'jcr:content') yield* pagesBelow(child);
  }
}
