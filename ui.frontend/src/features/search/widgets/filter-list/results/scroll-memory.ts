/* Stores the scroll position of a page of results in the browser's history. */

/** Call this before navigating to another address. */
export function rememberScroll(): void {
  history.replaceState({ ...history.state, resultsScroll: scrollY }, '');
}

/** From a `popstate` event; undefined if nothing was stored. */
export function scrollOf(state: unknown): number | undefined {
  const kept = (state as { resultsScroll?: unknown } | null)?.resultsScroll;
  return typeof kept === 'number' ? kept : undefined;
}
