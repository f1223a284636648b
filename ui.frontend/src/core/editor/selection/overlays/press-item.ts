import type { ContentTree } from '../content-tree';
import type { SelectionStore } from '../create-selection';

type Keys = { readonly shiftKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean };

export const picksSeveral = ({ shiftKey, ctrlKey, metaKey }: Keys): boolean => shiftKey || ctrlKey || metaKey;

/**
 * A press on an item with Ctrl or Cmd toggles it in the selection, with Shift it selects a range. Focus goes to the
 * last selected item: focusing an item selects it alone, so one just deselected must not get focus.
 */
export function pressItem(
  selection: SelectionStore,
  tree: ContentTree,
  path: string,
  { shiftKey }: Keys,
): void {
  selection.dispatch(shiftKey ? { type: 'extend', path, tree } : { type: 'toggle', path });
  selection.focus(selection.get().paths);
}
