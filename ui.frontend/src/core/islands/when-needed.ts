import { hashTarget } from './hash-target';
import type { IslandTrigger } from './Island';

const signs = ['pointerenter', 'pointerdown', 'focusin', 'click'] as const;

/**
 * Controls that do nothing by themselves, and the button of a form that is an island: the browser would check it first and
 * speak in a bubble. A link, the button of any other form and what is `data-native` work without and are never held back.
 */
const heldBack =
  'button[type="button"]:not([data-native]), [role="tab"], form[data-island] button[type="submit"]:not([formnovalidate])';

/**
 * Calls `needed` once: when the trigger fires, or at the first sign that somebody is about to use the element.
 * A click that comes before the behaviour is there is held back; `needed` calls `settled` when the wait is over, which
 * repeats it.
 */
export function whenNeeded(
  element: HTMLElement,
  trigger: IslandTrigger,
  needed: (settled: () => void) => void,
): void {
  let early: HTMLElement | undefined;
  let called = false;
  let stopObserving = () => {};

  const call = () => {
    if (called) return;
    called = true;
    stopObserving();
    needed(() => {
      signs.forEach((sign) => element.removeEventListener(sign, onSign, true));
      early?.click();
    });
  };

  const onSign = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(heldBack) : null;
    // A control of an island inside this one is that one's to hold back.
    if (event.type === 'click' && control?.closest('[data-island]') === element) {
      event.preventDefault();
      event.stopPropagation();
      early = control;
    }
    call();
  };

  signs.forEach((sign) => element.addEventListener(sign, onSign, true));
  if (trigger === 'load' || element.contains(hashTarget(location.hash))) call();
  else if (trigger === 'idle') whenIdle(call);
  else if (trigger === 'visible') stopObserving = whenVisible(element, call);
}

/** Not before the page has loaded: what the visitor looks at comes first. */
function whenIdle(call: () => void): void {
  // Safari has no requestIdleCallback.
  const idle = () => (window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 200)))(call);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

function whenVisible(element: HTMLElement, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && call(),
    {
      rootMargin: '200px',
    },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
