import { useCallback, useSyncExternalStore } from 'react';
import { ownName, summaryOf } from '../describe';
import { useWorkbench } from '../Workbench';

/** Labels of items: "Teaser: Opening hours". Re-renders when the content changes. */
export function useItemLabels(): (path: string) => { title: string; summary: string } {
  const { session, tree, titleOf } = useWorkbench();
  useSyncExternalStore(session.subscribe, () => session.getState().revision);
  return useCallback(
    (path: string) => ({
      title: titleOf(tree.get().get(path)?.resourceType ?? ''),
      summary: summaryOf(session.content(path)) || ownName(path, tree.get().get(path)?.resourceType ?? ''),
    }),
    [session, tree, titleOf],
  );
}
