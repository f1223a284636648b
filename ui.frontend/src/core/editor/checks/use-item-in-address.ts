import { useEffect } from 'react';
import { editorItemIn } from '../../../../../shared/addresses/editor-item';
import type { WorkbenchWithActions } from '../selection/Workbench';
import { goToItem } from './go-to-item';

/** Goes to the component that the fragment of the address names, as soon as the page is drawn. */
export function useItemInAddress(bench: WorkbenchWithActions | undefined): void {
  useEffect(() => {
    if (!bench) return;
    const { tree, session } = bench;
    const go = () => {
      const item = editorItemIn(location.hash, session.pagePath);
      if (!item || tree.get().size === 0) return;
      // Gone once it was followed: a reload must not open the dialog again.
      history.replaceState(history.state, '', location.pathname + location.search);
      goToItem(bench, item);
    };
    go();
    const stop = tree.subscribe(go);
    window.addEventListener('hashchange', go);
    return () => {
      stop();
      window.removeEventListener('hashchange', go);
    };
  }, [bench]);
}
