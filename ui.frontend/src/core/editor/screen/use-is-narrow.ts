import { useSyncExternalStore } from 'react';

/* Widths of the window; keep in step with the stylesheets. */

/** Whether the editor is narrow, as on a phone in portrait: bars are shortened, dialogs fill the screen. */
export const { use: useIsNarrow, now: isNarrow } = matching('(width < 48rem)');

/** Whether rails lie over the page. */
export const { use: useRailsLieOver } = matching('(width < 64rem)');

/** Whether the window matches now, also as a hook. */
function matching(condition: string): { readonly use: () => boolean; readonly now: () => boolean } {
  // Documents without a screen, as in unit tests, match nothing.
  const query = 'matchMedia' in window ? window.matchMedia(condition) : undefined;
  const listen = (changed: () => void) => {
    query?.addEventListener('change', changed);
    return () => query?.removeEventListener('change', changed);
  };
  const now = () => query?.matches ?? false;
  return { use: () => useSyncExternalStore(listen, now), now };
}
