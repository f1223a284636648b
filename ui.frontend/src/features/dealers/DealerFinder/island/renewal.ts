import { part } from './part';

/** Limits the timer until a dealer opens or closes: browser timers run for at most 24 days. */
const LONGEST_MINUTES = 1440;

/**
 * Calls when a dealer opens or closes. A hidden page waits until it is visible.
 *
 * @returns sets the timer for the list that is shown
 */
export function renewal(root: HTMLElement, renew: () => void, signal: AbortSignal): () => void {
  let timer = 0;
  const onTime = () => {
    if (document.hidden) document.addEventListener('visibilitychange', onTime, { once: true, signal });
    else renew();
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    const minutes = Number(part(root, 'answer').dataset.minutes);
    if (minutes) timer = window.setTimeout(onTime, (Math.min(minutes, LONGEST_MINUTES) + 0.1) * 60_000);
  };
}
