const query = '(prefers-reduced-motion: reduce)';

/**
 * Whether reduced motion is requested: in the system's settings or on this page (`<html data-motion="reduce">`, set by
 * the component library). The style sheets' equivalent is `tokens.with-motion`.
 */
export const wantsLessMotion = (): boolean =>
  document.documentElement.dataset.motion === 'reduce' || matchMedia(query).matches;

/** Calls `changed` whenever the result of `wantsLessMotion` may have changed, until the signal is aborted. */
export function onMotionChange(changed: () => void, signal: AbortSignal): void {
  matchMedia(query).addEventListener('change', changed, { signal });
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
