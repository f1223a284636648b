import { hashTarget } from './hash-target';
import type { IslandTrigger } from './Island';

const signs = ['pointerenter', 'pointerdown', 'focusin', 'click'] as const;

/**
 * Controls that do nothing without scripts, and the submit button of a form that is an island, which the browser would
 * otherwise validate with its own messages. Links, other submit buttons and `data-native` controls work natively and
 * are never held back.
 */
const heldBack =
  'button[type="button"]:not([data-native]), [role="tab"], form[data-island] button[type="submit"]:not([formnovalidate])';

/**
 * Calls `needed` once: when the trigger fires, or at the first sign that the element is about to be used. A click
 * before the behaviour is mounted is held back; `needed` calls `settled` once mounted, which repeats the click.
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
    // A control inside a nested island is handled by that island.
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

/** After the page has loaded: what the visitor sees comes first. */
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
