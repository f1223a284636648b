import type { PageUpdate } from './EditorPage';

/** Timeout in milliseconds: an update to a node that is not shown causes no redraw and no event. */
const patience = 1500;

/** Passes a change to the page's model store; resolves when the page has been redrawn. */
export function sendUpdate(window: Window & typeof globalThis, update: PageUpdate): Promise<void> {
  const drawn = new Promise<void>((resolve) => {
    const done = () => {
      window.clearTimeout(timer);
      window.removeEventListener('cq-async-content-loaded', done);
      afterPaint(window, resolve);
    };
    const timer = window.setTimeout(done, patience);
    window.addEventListener('cq-async-content-loaded', done);
  });
  window.dispatchEvent(new window.CustomEvent('cq-pagemodel-update', { detail: { msg: update } }));
  return drawn;
}

/**
 * Waits two frames, until they are painted, so that what follows cannot delay them. A background tab has no frames,
 * hence the timeout.
 */
function afterPaint(window: Window, resolve: () => void): void {
  const timer = window.setTimeout(resolve, 200);
  window.requestAnimationFrame(() =>
    window.requestAnimationFrame(() => {
      window.clearTimeout(timer);
      window.setTimeout(resolve);
    }),
  );
}
