import type { IslandTrigger } from './Island';

const signs = ['pointerenter', 'pointerdown', 'focusin', 'click'] as const;

/**
 * Calls `needed` once: when the trigger fires, or at the first sign that somebody is about to use the element.
 * `replay` repeats a click that came before the behaviour was there; call it after mounting.
 */
export function whenNeeded(element: HTMLElement, trigger: IslandTrigger, needed: (replay: () => void) => void): void {
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
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [role="tab"]') : null;
    if (event.type === 'click' && control && element.dataset.islandState !== 'failed') {
      event.preventDefault();
      event.stopPropagation();
      early = control;
    }
    call();
  };

  signs.forEach((sign) => element.addEventListener(sign, onSign, true));
  if (trigger === 'load' || holdsHashTarget(element)) call();
  else if (trigger === 'idle') whenIdle(call);
  else if (trigger === 'visible') stopObserving = whenVisible(element, call);
}

function holdsHashTarget(element: HTMLElement): boolean {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id ? document.getElementById(id) : null;
  return target !== null && element.contains(target);
}

// Safari has no requestIdleCallback.
const whenIdle = (call: () => void) => (window.requestIdleCallback ? requestIdleCallback(call) : setTimeout(call, 200));

function whenVisible(element: HTMLElement, call: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && call());
  observer.observe(element);
  return () => observer.disconnect();
}
