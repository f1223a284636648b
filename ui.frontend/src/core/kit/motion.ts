const query = '(prefers-reduced-motion: reduce)';

/**
 * Whether less motion was asked for: in the system's settings or on this page (`<html data-motion="reduce">`, which the
 * component library sets). The style sheets' word for it is `tokens.with-motion`.
 */
export const wantsLessMotion = (): boolean =>
  document.documentElement.dataset.motion === 'reduce' || matchMedia(query).matches;

/** Calls `changed` whenever the answer of `wantsLessMotion` may have changed, until the signal ends it. */
export function onMotionChange(changed: () => void, signal: AbortSignal): void {
  matchMedia(query).addEventListener('change', changed, { signal });
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
