import type { ContentTree, TreeItem } from '../../selection/content-tree';

/** The tree's visible items while some are collapsed. */
export function shownItems(tree: ContentTree, folded: ReadonlySet<string>): readonly TreeItem[] {
  const shown = new Set<string>();
  for (const item of tree.values()) {
    const around = item.parent;
    if (around === undefined || (shown.has(around) && !folded.has(around))) shown.add(item.path);
  }
  return [...tree.values()].filter(({ path }) => shown.has(path));
}

/** What an arrow key does in a tree (APG): moves to an item, or collapses or expands one. */
type TreeMove = { readonly to: string } | { readonly fold: string } | { readonly unfold: string };

export function treeKey(
  items: readonly TreeItem[],
  folded: ReadonlySet<string>,
  path: string,
  key: string,
): TreeMove | undefined {
  const at = items.findIndex((item) => item.path === path);
  const item = items[at];
  if (!item) return undefined;
  const to = (other: TreeItem | undefined) => (other ? { to: other.path } : undefined);
  const isOpen = item.children.length > 0 && !folded.has(path);
  switch (key) {
    case 'ArrowDown':
      return to(items[at + 1]);
    case 'ArrowUp':
      return to(items[at - 1]);
    case 'Home':
      return to(items[0]);
    case 'End':
      return to(items.at(-1));
    case 'ArrowRight':
      if (isOpen) return to(items[at + 1]);
      return item.children.length > 0 ? { unfold: path } : undefined;
    case 'ArrowLeft':
      if (isOpen) return { fold: path };
      return item.parent === undefined ? undefined : { to: item.parent };
    default:
      return undefined;
  }
}

/** Where a pointer on a row drops: before the item, in it, or after it. */
export function rowPlace(item: TreeItem, fraction: number): 'before' | 'into' | 'after' {
  if (item.isRoot) return 'into';
  if (!item.isContainer) return fraction < 0.5 ? 'before' : 'after';
  return fraction < 0.25 ? 'before' : fraction > 0.75 ? 'after' : 'into';
}
