import { useSyncExternalStore } from 'react';

/** Below this a telephone is held upright; the stylesheets say the same. */
const narrow = '(width < 48rem)';

/** Whether the editor itself has little room: bars get shorter, dialogs fill the screen. */
export const useIsNarrow = (): boolean => useSyncExternalStore(listen, isNarrow);

// Documents without a screen, those of unit tests, match nothing.
const query = 'matchMedia' in window ? window.matchMedia(narrow) : undefined;

function listen(changed: () => void): () => void {
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

const isNarrow = () => query?.matches ?? false;
