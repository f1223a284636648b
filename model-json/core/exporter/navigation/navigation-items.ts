import type { Resource } from '../../repository/Resource';
import type { ExportContext, Model } from '../Exporter';
import { ownerOf } from '../list/list-v2';
import { styleOf } from '../shared/component-model';
import { resolveRedirects } from '../shared/links/links';
import { pageItem, pageListItem, type ItemOwner, type LinkStyle } from '../shared/list-items';
import { localPage } from '../shared/locale/localisation';
import { contentOf, depthOf, getPage, visibleChildPages } from '../shared/pages';
import { flag, integer, text } from '../shared/properties';

/** The part of the page tree that a menu shows. */
interface Structure {
  readonly root: Resource;
  /** Number of levels below the root at which the menu starts. */
  readonly start: number;
  /** Number of levels below the root to show; negative for all. */
  readonly depth: number;
}

function structureOf(resource: Resource, context: ExportContext): Structure | undefined {
  const { properties } = resource;
  const style = styleOf(resource, context);
  const path = text(properties, 'navigationRoot') ?? text(style, 'navigationRoot');
  const root = localPage(path, context) ?? getPage(context.tree, path);
  if (!root) return undefined;
  const all = flag(properties, 'collectAllPages') ?? flag(style, 'collectAllPages') ?? true;
  const depth = all ? -1 : (integer(properties, 'structureDepth') ?? integer(style, 'structureDepth') ?? -1);
  if ('structureStart' in style || 'structureStart' in properties) {
    return {
      root,
      depth,
      start: integer(properties, 'structureStart') ?? integer(style, 'structureStart') ?? 1,
    };
  }
  // Menus older than structureStart only have an option to show their root.
  const skipRoot = flag(properties, 'skipNavigationRoot') ?? flag(style, 'skipNavigationRoot') ?? true;
  return { root, depth, start: skipRoot ? 1 : 0 };
}

const startPages = (page: Resource, levels: number): Resource[] =>
  levels < 1 ? [page] : visibleChildPages(page).flatMap((child) => startPages(child, levels - 1));

/** The pages of a menu below a page. */
export type PagesBelow = (page: Resource) => Resource[];

class Menu {
  private readonly owner: ItemOwner;
  private readonly rootDepth: number;
  /** Paths of the pages above the current one. */
  private readonly above = new Set<string>();

  constructor(
    private readonly structure: Structure,
    resource: Resource,
    private readonly context: ExportContext,
    private readonly style: LinkStyle,
    private readonly pagesBelow: PagesBelow,
  ) {
    this.owner = ownerOf(resource, context);
    this.rootDepth = depthOf(structure.root);
    for (let page = context.currentPage?.parent; page; page = page.parent) this.above.add(page.path);
  }

  items(): Model[] {
    return this.pages(
      startPages(this.structure.root, this.structure.start),
      this.rootDepth + this.structure.start,
    );
  }

  private pages(pages: readonly Resource[], depth: number): Model[] {
    const items: Model[] = [];
    for (const page of pages) if (contentOf(page)) items.push(this.item(page, depth));
    return items;
  }

  private item(page: Resource, depth: number): Model {
    const { currentPage } = this.context;
    const current = currentPage !== undefined && this.isCurrent(page, currentPage);
    const { depth: limit } = this.structure;
    const deeper = limit < 0 || depth - this.rootDepth < limit;
    const item = pageListItem(pageItem(page, this.owner), this.style);
    // Copied one by one: spreading thousands of items into new arrays takes longer than everything else.
    item.level = depth - this.rootDepth - this.structure.start;
    item.active = current || this.above.has(page.path);
    item.current = current;
    item.children = deeper ? this.pages(this.pagesBelow(page), depth + 1) : [];
    return item;
  }

  private isCurrent(page: Resource, currentPage: Resource): boolean {
    return (
      page.path === currentPage.path || resolveRedirects(page, this.context).page?.path === currentPage.path
    );
  }
}

/** The tree of items of a menu (NavigationImpl). */
export function navigationItems(
  resource: Resource,
  context: ExportContext,
  style: LinkStyle,
  pagesBelow: PagesBelow = visibleChildPages,
): Model[] {
  const structure = structureOf(resource, context);
  return structure ? new Menu(structure, resource, context, style, pagesBelow).items() : [];
}
