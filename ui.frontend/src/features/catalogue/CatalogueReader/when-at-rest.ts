import { stripOf } from './book-dom';

/** How long the pages must stand still to count as turned, ms. */
const settleTime = 110;

/** Calls when the pages have come to rest after they were scrolled. */
export function whenAtRest(root: HTMLElement, onRest: () => void, signal: AbortSignal): void {
  let settled: ReturnType<typeof setTimeout> | undefined;
  const onScroll = ({ target }: Event) => {
    const strip = stripOf(root);
    if (target !== strip) return;
    strip.toggleAttribute('data-turning', true);
    clearTimeout(settled);
    settled = setTimeout(() => {
      strip.removeAttribute('data-turning');
      onRest();
    }, settleTime);
  };
  // Scroll events do not bubble; caught on the way down, no reference to the strip has to be held.
  root.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  signal.addEventListener('abort', () => clearTimeout(settled));
}
