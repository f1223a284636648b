import { useEffect } from 'react';
import type { Home } from './create-selection';
import { useReadable } from './create-store';
import { useWorkbench } from './Workbench';

/**
 * Focuses the item that is to receive focus once it is rendered, if this is the view that does so.
 * @param elements the view's elements, by path
 */
export function useWanted(view: Home, elements: ReadonlyMap<string, HTMLElement>): void {
  const { page, tree: treeStore, selection } = useWorkbench();
  const tree = useReadable(treeStore);
  const wanted = useReadable(selection.wanted);
  useEffect(() => {
    if (wanted === undefined || selection.home() !== view || !tree.has(wanted)) return;
    if (!selection.isRescue() || isFocusLost()) {
      // The boxes over the page must not scroll; the page itself does.
      elements.get(wanted)?.focus({ preventScroll: view === 'page' });
      page.reveal(wanted);
    }
    selection.arrived();
  }, [view, wanted, tree, page, selection, elements]);
}

/** Browsers focus the body when the focused element is removed. */
const isFocusLost = (): boolean => !document.activeElement || document.activeElement === document.body;
