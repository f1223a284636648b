import { useSyncExternalStore } from 'react';

/** Below this width a phone is in portrait; keep in step with the stylesheets. */
const narrow = '(width < 48rem)';

/** Whether the editor is narrow: bars are shortened, dialogs fill the screen. */
export const useIsNarrow = (): boolean => useSyncExternalStore(listen, isNarrow);

// Documents without a screen, as in unit tests, match nothing.
const query = 'matchMedia' in window ? window.matchMedia(narrow) : undefined;

function listen(changed: () => void): () => void {
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

export const isNarrow = () => query?.matches ?? false;
