import { useSyncExternalStore } from 'react';

/* Widths of the window; keep in step with the stylesheets. */

/** Whether the editor is narrow, as on a phone in portrait: bars are shortened, dialogs fill the screen. */
export const useIsNarrow = matching('(width < 48rem)');

/** Whether rails lie over the page. */
export const useRailsLieOver = matching('(width < 64rem)');

function matching(condition: string): () => boolean {
  // Documents without a screen, as in unit tests, match nothing.
  const query = 'matchMedia' in window ? window.matchMedia(condition) : undefined;
  const listen = (changed: () => void) => {
    query?.addEventListener('change', changed);
    return () => query?.removeEventListener('change', changed);
  };
  const matches = () => query?.matches ?? false;
  return () => useSyncExternalStore(listen, matches);
}
