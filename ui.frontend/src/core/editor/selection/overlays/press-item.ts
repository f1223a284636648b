import type { ContentTree } from '../content-tree';
import type { SelectionStore } from '../create-selection';

type Keys = { readonly shiftKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean };

export const picksSeveral = ({ shiftKey, ctrlKey, metaKey }: Keys): boolean => shiftKey || ctrlKey || metaKey;

/**
 * A press on an item with Ctrl or Cmd takes it into the selection or out of it, with Shift all up to it. The focus goes to
 * what is selected last: an item that takes the focus is selected alone, so one that was taken out must not have it.
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
