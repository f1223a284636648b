import { config } from '#site-server/site.config';
import { contentOf, isPage } from '../../model-json/core/exporter/shared/pages';
import { resourceTypeOf } from '../../model-json/core/exporter/shared/properties';
import type { Resource, ResourceTree } from '../../model-json/core/repository/Resource';
import { CONTENT_ROOT } from '../../shared/addresses/app';

const FIRST_LANGUAGE = `${CONTENT_ROOT}/${config.home}`;

/** One in this many of the other pages is compared. */
export const SAMPLE = 40;

/**
 * The paths of the pages to compare: those in the first language's menu, the first page with a component of each type, and a
 * sample of all pages of the site.
 */
export function pagesOf(tree: ResourceTree, oneIn: number): string[] {
  const seen = new Set<string>();
  const site = tree.get(CONTENT_ROOT);
  if (!site) throw new Error(`${CONTENT_ROOT} is missing: its pages are compared`);
  return [...pagesBelow(site)]
    .filter(
      ({ page, content }, index) => addTypes(content, seen) || isInMenu(page.path) || index % oneIn === 0,
    )
    .map(({ page }) => page.path);
}

/** Whether a resource or one below it is of a type not seen yet. */
function addTypes(resource: Resource, seen: Set<string>): boolean {
  const { size } = seen;
  seen.add(resourceTypeOf(resource));
  resource.children.forEach((child) => addTypes(child, seen));
  return seen.size > size;
}

const isInMenu = (page: string) =>
  page === FIRST_LANGUAGE || page.slice(0, page.lastIndexOf('/')) === FIRST_LANGUAGE;

function* pagesBelow(resource: Resource): Generator<{ page: Resource; content: Resource }> {
  const content = isPage(resource) && contentOf(resource);
  if (content) yield { page: resource, content };
  for (const child of resource.children.values()) {
    if (child.name !== 'jcr:content') yield* pagesBelow(child);
  }
}
