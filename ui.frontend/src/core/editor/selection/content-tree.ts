import type { Editable } from '../page/EditorPage';

/** An item of the page's content that authors can select. */
export interface TreeItem {
  readonly path: string;
  readonly resourceType: string;
  /** 1 for containers that the template unlocks. */
  readonly level: number;
  readonly parent?: string;
  readonly children: readonly string[];
  /** Whether it accepts new components. */
  readonly isContainer: boolean;
  /** Unlocked by the template: authors can fill it, but not move or delete it. */
  readonly isRoot: boolean;
}

/** The page's content as authors see it, without the template's parts, in page order. */
export type ContentTree = ReadonlyMap<string, TreeItem>;

export function contentTree(editables: readonly Editable[]): ContentTree {
  const open = new Set(editables.filter(isOpenPlace).map(({ path }) => path.slice(0, -2)));
  const byPath = new Map(editables.map((editable) => [editable.path, editable]));
  const tree = new Map<string, TreeItem & { children: string[] }>();
  for (const { path, resourceType, editable, kind, parent } of editables) {
    if (kind === 'placeholder' || kind === 'page' || !(editable || open.has(path))) continue;
    let around = parent;
    while (around !== undefined && !tree.has(around)) around = byPath.get(around)?.parent;
    const container = around === undefined ? undefined : tree.get(around);
    container?.children.push(path);
    tree.set(path, {
      path,
      resourceType,
      level: (container?.level ?? 0) + 1,
      parent: around,
      children: [],
      isContainer: open.has(path),
      isRoot: !editable,
    });
  }
  return tree;
}

const isOpenPlace = ({ kind, editable }: Editable): boolean => kind === 'placeholder' && editable;

/** An item's containers, outermost first, followed by the item itself. */
export function chainOf(tree: ContentTree, path: string): readonly TreeItem[] {
  const item = tree.get(path);
  if (!item) return [];
  return [...(item.parent === undefined ? [] : chainOf(tree, item.parent)), item];
}

/** The items of the same container, in order. */
export function siblingsOf(tree: ContentTree, path: string): readonly string[] {
  const parent = tree.get(path)?.parent;
  if (parent !== undefined) return tree.get(parent)?.children ?? [];
  return [...tree.values()].filter((item) => item.parent === undefined).map((item) => item.path);
}

/** Whether `path` is `around` or one of its descendants. */
export const isWithin = (path: string, around: string): boolean =>
  path === around || path.startsWith(`${around}/`);

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
