import { stripOf } from './book-dom';

/** Scrolling counts as finished after this time without movement, ms. */
const settleTime = 110;

/** Calls back when the pages have stopped scrolling. */
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
  // Scroll events do not bubble; a capturing listener needs no reference to the strip.
  root.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  signal.addEventListener('abort', () => clearTimeout(settled));
}
