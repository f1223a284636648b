/* How far a page of results was scrolled when it was left, in the browser's history. */

/** To be called before another address takes the place of this one. */
export function rememberScroll(): void {
  history.replaceState({ ...history.state, resultsScroll: scrollY }, '');
}

/** Of a `popstate`; undefined where nothing was remembered. */
export function scrollOf(state: unknown): number | undefined {
  const kept = (state as { resultsScroll?: unknown } | null)?.resultsScroll;
  return typeof kept === 'number' ? kept : undefined;
}
