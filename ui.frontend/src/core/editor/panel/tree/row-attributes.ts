import type { ComponentProps } from 'react';
import { siblingsOf, type ContentTree, type TreeItem } from '../../selection/content-tree';

interface Row {
  readonly item: TreeItem;
  readonly tree: ContentTree;
  /** What a screen reader says, part by part; empty parts are left out. */
  readonly label: readonly string[];
  readonly isFolded: boolean;
  readonly isSelected: boolean;
  /** Whether the focus goes to it when it comes to the tree. */
  readonly isCurrent: boolean;
  /** Where it is found by its path while it is shown. */
  readonly rows: Map<string, HTMLElement>;
}

/** What a `treeitem` says of itself (APG). */
export function rowAttributes(row: Row): ComponentProps<'li'> & Readonly<Record<`data-${string}`, unknown>> {
  const { item, tree, label, isFolded, isSelected, isCurrent, rows } = row;
  const { path, level, children } = item;
  const siblings = siblingsOf(tree, path);
  return {
    ref(element) {
      if (element) rows.set(path, element);
      return () => void rows.delete(path);
    },
    className: 'ed-tree__row',
    'aria-label': label.filter(Boolean).join(', '),
    'aria-level': level,
    'aria-setsize': siblings.length,
    'aria-posinset': siblings.indexOf(path) + 1,
    'aria-expanded': children.length > 0 ? !isFolded : undefined,
    'aria-selected': isSelected,
    tabIndex: isCurrent ? 0 : -1,
    'data-level': Math.min(level, 8),
  };
}
