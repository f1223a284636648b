import { siblingsOf, isWithin, type ContentTree } from './content-tree';

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
  /** The page changed: deselect deleted items. */
  | { readonly type: 'keep'; readonly tree: ContentTree };

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
      return kept(state, action.tree);
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

function kept(state: Selection, tree: ContentTree): Selection {
  const paths = state.paths.filter((path) => tree.has(path));
  const hovered = state.hovered !== undefined && tree.has(state.hovered) ? state.hovered : undefined;
  return paths.length === state.paths.length && hovered === state.hovered ? state : { paths, hovered };
}
