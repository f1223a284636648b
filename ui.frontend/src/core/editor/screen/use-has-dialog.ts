import { useSyncExternalStore } from 'react';

/** Whether a dialog is open: its buttons stand at the bottom, where messages would cover them. */
export const useHasDialog = (): boolean => useSyncExternalStore(listen, hasDialog);

function listen(changed: () => void): () => void {
  // Spectrum puts each window into the body as a child of its own.
  const windows = new MutationObserver(changed);
  windows.observe(document.body, { childList: true });
  return () => windows.disconnect();
}

const hasDialog = () =>
  document.querySelector('[role=dialog], [role=alertdialog]:not([data-position] *)') !== null;
