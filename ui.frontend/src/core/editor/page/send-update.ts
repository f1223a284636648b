import type { PageUpdate } from './EditorPage';

/** A page that was told something it does not show (a hidden node) draws nothing and says nothing. */
const patience = 1500;

/** Hands a change to the page's model store; resolves when the page has drawn it. */
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

/** After two frames, when they are painted: what follows must not delay them. A tab in the background has none. */
function afterPaint(window: Window, resolve: () => void): void {
  const timer = window.setTimeout(resolve, 200);
  window.requestAnimationFrame(() =>
    window.requestAnimationFrame(() => {
      window.clearTimeout(timer);
      window.setTimeout(resolve);
    }),
  );
}
