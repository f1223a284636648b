import type { Resource } from '../../repository/Resource';
import type { ExportContext } from '../Exporter';
import { styleOf } from '../shared/component-model';
import { childPages, containingPage } from '../shared/pages';
import { integer, text, texts, unlessBlank } from '../shared/properties';
import { taggedResources } from './tagged-resources';

const SEARCH_LIMIT = 100;

/** Where a list gets its items: `static`, `children`, `tags`, `search` or nowhere. */
export const listSource = (list: Resource, context: ExportContext): string | undefined =>
  text(list.properties, 'listFrom') ?? text(styleOf(list, context), 'listFrom');

const existingPage = (path: string, context: ExportContext) =>
  path.startsWith('/') ? containingPage(context.tree.get(path)) : undefined;

/** The page at a property's path; the current page if the property is empty; undefined if the page does not exist. */
function rootPage(list: Resource, name: string, context: ExportContext): Resource | undefined {
  const path = unlessBlank(text(list.properties, name));
  return path === undefined ? context.currentPage : existingPage(path, context);
}

function descendants(page: Resource, depth: number): Resource[] {
  return depth <= 0 ? [] : childPages(page).flatMap((child) => [child, ...descendants(child, depth - 1)]);
}

/** The pages of the resources found by TagManager.find, one entry for each tagged resource. */
function taggedPages(list: Resource, context: ExportContext): Resource[] {
  const root = rootPage(list, 'tagsSearchRoot', context);
  const tags = texts(list.properties, 'tags') ?? [];
  if (!root || tags.length === 0) return [];
  const any = (text(list.properties, 'tagsMatch') ?? 'any') === 'any';
  return taggedResources(context.tree, root, tags, any)
    .map(containingPage)
    .filter((page) => page !== undefined);
}

function foundPages(list: Resource, context: ExportContext): Resource[] {
  const query = unlessBlank(text(list.properties, 'query'));
  const root = rootPage(list, 'searchIn', context);
  if (query === undefined || !root) return [];
  const limit = integer(list.properties, 'limit') ?? SEARCH_LIMIT;
  const paths = context.services?.search?.(query, root.path, limit) ?? [];
  return paths.map((path) => existingPage(path, context)).filter((page) => page !== undefined);
}

function childrenOf(list: Resource, context: ExportContext): Resource[] {
  const root = rootPage(list, 'parentPage', context);
  return root ? descendants(root, integer(list.properties, 'childDepth') ?? 1) : [];
}

/** The pages of a list in source order, neither sorted nor cut. */
export function sourcePages(list: Resource, context: ExportContext): Resource[] {
  switch (listSource(list, context)) {
    case 'static':
      return (texts(list.properties, 'pages') ?? [])
        .map((path) => existingPage(path, context))
        .filter((page) => page !== undefined);
    case 'children':
      return childrenOf(list, context);
    case 'tags':
      return taggedPages(list, context);
    case 'search':
      return foundPages(list, context);
    default:
      return [];
  }
}
