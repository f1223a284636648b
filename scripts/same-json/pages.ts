import { config } from '#site-server/site.config';
import { contentOf, pagesFrom } from '../../model-json/core/exporter/shared/pages';
import { resourceTypeOf } from '../../model-json/core/exporter/shared/properties';
import { parentOf } from '../../model-json/core/repository/path';
import type { Resource, ResourceTree } from '../../model-json/core/repository/Resource';
import { CONTENT_ROOT } from '../../shared/addresses/app';

const FIRST_LANGUAGE = `${CONTENT_ROOT}/${config.home}`;

/** One in this many of the other pages is compared. */
export const SAMPLE = 160;

/**
 * The paths of the pages to compare: those in the first language's menu, the first page with a component of each type, and a
 * sample of all pages of the site.
 */
export function pagesOf(tree: ResourceTree, oneIn: number): string[] {
  const seen = new Set<string>();
  const site = tree.get(CONTENT_ROOT);
  if (!site) throw new Error(`${CONTENT_ROOT} is missing: its pages are compared`);
  return [...pagesFrom(site)]
    .flatMap((page) => contentOf(page) ?? [])
    .map((content) => ({ content, path: parentOf(content.path) }))
    .filter(({ content, path }, index) => addTypes(content, seen) || isInMenu(path) || index % oneIn === 0)
    .map(({ path }) => path);
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
