import { useSyncExternalStore } from 'react';

/** Whether a dialog is open: messages would cover the buttons at its bottom. */
export const useHasDialog = (): boolean => useSyncExternalStore(listen, hasDialog);

function listen(changed: () => void): () => void {
  // Spectrum appends each dialog to the body.
  const windows = new MutationObserver(changed);
  windows.observe(document.body, { childList: true });
  return () => windows.disconnect();
}

const hasDialog = () =>
  document.querySelector('[role=dialog], [role=alertdialog]:not([data-position] *)') !== null;
