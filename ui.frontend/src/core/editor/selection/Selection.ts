import { isWithin, nameOf, siblingsOf, type ContentTree } from './content-tree';
import { afterRemoval } from './walk';

/** The author's selection; commands, dialogs and the toolbar apply to its last item. */
export interface Selection {
  readonly paths: readonly string[];
  /** The item under the pointer. */
  readonly hovered?: string;
}

export type SelectionAction =
  | { readonly type: 'select'; readonly paths: readonly string[] }
  /** Ctrl-click: adds one, or takes it away. */
  | { readonly type: 'toggle'; readonly path: string }
  /** Shift-click: from the last one to this, where both stand in one container. */
  | { readonly type: 'extend'; readonly path: string; readonly tree: ContentTree }
  | { readonly type: 'hover'; readonly path?: string }
  /** The page changed: follow what was moved, and go beside what was deleted if nothing else is selected. */
  | { readonly type: 'keep'; readonly before: ContentTree; readonly tree: ContentTree };

export const nothing: Selection = { paths: [] };

export function reduceSelection(state: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'select':
      return { ...state, paths: action.paths };
    case 'toggle':
      return { ...state, paths: toggled(state.paths, action.path) };
    case 'extend':
      return { ...state, paths: extended(state.paths, action.path, action.tree) };
    case 'hover':
      return state.hovered === action.path ? state : { ...state, hovered: action.path };
    case 'keep':
      return kept(state, action);
  }
}

/** An item and its descendant are never selected together: any change to the one affects the other. */
function toggled(paths: readonly string[], path: string): readonly string[] {
  if (paths.includes(path)) return paths.filter((other) => other !== path);
  return [...paths.filter((other) => !isWithin(other, path) && !isWithin(path, other)), path];
}

function extended(paths: readonly string[], path: string, tree: ContentTree): readonly string[] {
  const from = paths.at(-1);
  if (from === undefined || tree.get(from)?.parent !== tree.get(path)?.parent) return toggled(paths, path);
  const siblings = siblingsOf(tree, path);
  const [start, end] = [siblings.indexOf(from), siblings.indexOf(path)];
  const range = siblings.slice(Math.min(start, end), Math.max(start, end) + 1);
  return start <= end ? range : [...range].reverse();
}

function kept(state: Selection, { before, tree }: Trees): Selection {
  const hovered = state.hovered !== undefined && tree.has(state.hovered) ? state.hovered : undefined;
  if (state.paths.every((path) => tree.has(path)))
    return hovered === state.hovered ? state : { paths: state.paths, hovered };
  const there = state.paths.flatMap((path) => (tree.has(path) ? path : (movedTo(path, before, tree) ?? [])));
  const beside = there.length === 0 ? besideRemoved(state.paths, before, tree) : undefined;
  return { paths: beside === undefined ? there : [beside], hovered };
}

interface Trees {
  readonly before: ContentTree;
  readonly tree: ContentTree;
}

/** Where an item is now, if it was moved to another container: it keeps its name, unless that is taken there. */
export function movedTo(path: string, before: ContentTree, now: ContentTree): string | undefined {
  const was = before.get(path);
  const isIt = (next: string, type: string) =>
    !before.has(next) && type === was?.resourceType && nameOf(next) === nameOf(path);
  return [...now.values()].find((item) => isIt(item.path, item.resourceType))?.path;
}

/** The nearest item to those that were removed; if their container is gone too, the nearest to that. */
function besideRemoved(paths: readonly string[], before: ContentTree, now: ContentTree): string | undefined {
  const gone = [...before.keys()].filter((path) => !now.has(path));
  for (let path = paths.at(-1); path !== undefined; path = before.get(path)?.parent) {
    if (now.has(path)) return path;
    const next = afterRemoval(before, [...gone.filter((other) => other !== path), path]);
    if (next !== undefined && now.has(next)) return next;
  }
  return undefined;
}
