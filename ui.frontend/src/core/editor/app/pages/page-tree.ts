import type { FoundPage } from './find-pages';

/** A page and its descendants. A site's folder that is not a page has no `page`. */
export interface PageBranch {
  readonly path: string;
  readonly title: string;
  readonly page?: FoundPage;
  readonly children: readonly PageBranch[];
}

/** A visible row of the tree. */
export interface PageRow {
  readonly branch: PageBranch;
  /** 1 for a site. */
  readonly level: number;
  readonly parent?: string;
  readonly position: number;
  readonly size: number;
}

/**
 * Groups pages by site (`/content/<site>`), each below its nearest ancestor. Public sites come first, then fragments,
 * then sites hidden from search engines.
 */
export function pageTree(pages: readonly FoundPage[]): readonly PageBranch[] {
  const known = new Map(pages.map((page) => [page.path, page]));
  const below = new Map<string, string[]>();
  for (const path of new Set(pages.flatMap(({ path }) => [siteOf(path), path]))) {
    const parent = path === siteOf(path) ? '' : nearest(path, known);
    below.set(parent, [...(below.get(parent) ?? []), path]);
  }
  const branchOf = (path: string): PageBranch => ({
    path,
    title: known.get(path)?.title ?? path.slice(path.lastIndexOf('/') + 1),
    page: known.get(path),
    children: (below.get(path) ?? []).map(branchOf),
  });
  return (below.get('') ?? []).map(branchOf).sort((a, b) => rank(a) - rank(b));
}

/** `/content/mysite` of `/content/mysite/gb/en`. */
const siteOf = (path: string): string => path.split('/').slice(0, 3).join('/');

function nearest(path: string, known: ReadonlyMap<string, FoundPage>): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  return known.has(above) || above === siteOf(path) ? above : nearest(above, known);
}

function rank(site: PageBranch): number {
  if (isLeftOut(site)) return 2;
  return site.path === '/content/experience-fragments' ? 1 : 0;
}

/** Whether a site is hidden from search engines: its root page or, if the root is a folder, all of its pages. */
const isLeftOut = ({ page, children }: PageBranch): boolean =>
  page ? page.isNoindex : children.length > 0 && children.every(isLeftOut);

/** Branches open at first: the first two levels, and further down those without siblings. */
export function openAtFirst(tree: readonly PageBranch[], level = 1): readonly string[] {
  return tree.flatMap((branch) => {
    const isOpen = level <= 2 || tree.length === 1;
    return isOpen && branch.children.length > 0
      ? [branch.path, ...openAtFirst(branch.children, level + 1)]
      : [];
  });
}

/** The rows visible with these branches open. */
export function rowsOf(
  tree: readonly PageBranch[],
  isOpen: (path: string) => boolean,
  level = 1,
  parent?: string,
): readonly PageRow[] {
  return tree.flatMap((branch, index) => [
    { branch, level, parent, position: index + 1, size: tree.length },
    ...(isOpen(branch.path) ? rowsOf(branch.children, isOpen, level + 1, branch.path) : []),
  ]);
}

/** Only the branches that lead to wanted pages. */
export function narrowed(
  tree: readonly PageBranch[],
  isWanted: (page: FoundPage) => boolean,
): readonly PageBranch[] {
  return tree.flatMap((branch) => {
    const children = narrowed(branch.children, isWanted);
    return children.length > 0 || (branch.page && isWanted(branch.page)) ? [{ ...branch, children }] : [];
  });
}

/** What a key does in the tree (APG's treegrid): moves to another row, or opens or closes a branch. */
export function keyInTree(
  rows: readonly PageRow[],
  isOpen: (path: string) => boolean,
  current: string,
  key: string,
): { to: string } | { open: string } | { close: string } | undefined {
  const index = rows.findIndex(({ branch }) => branch.path === current);
  const row = rows[index];
  if (!row) return undefined;
  const { branch, parent } = row;
  const canOpen = branch.children.length > 0;
  const to = (path: string | undefined) => (path === undefined ? undefined : { to: path });
  switch (key) {
    case 'ArrowDown':
      return to(rows[index + 1]?.branch.path);
    case 'ArrowUp':
      return to(rows[index - 1]?.branch.path);
    case 'Home':
      return to(rows[0]?.branch.path);
    case 'End':
      return to(rows.at(-1)?.branch.path);
    case 'ArrowRight':
      return canOpen && !isOpen(current) ? { open: current } : to(branch.children[0]?.path);
    case 'ArrowLeft':
      return canOpen && isOpen(current) ? { close: current } : to(parent);
    default:
      return undefined;
  }
}
