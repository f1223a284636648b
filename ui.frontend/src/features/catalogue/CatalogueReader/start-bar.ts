import { pageOfHash, setOff } from './book-dom';
import { startFullScreen, toggleFullScreen } from './full-screen';

/** What the bar's controls do with the book. */
export interface Turning {
  turn(step: number): void;
  jump(page: number): void;
  /** Shows the same page again after its size has changed. */
  keepPlace(): void;
}

const ZOOMS = ['', '1.5', '2'];

/** Buttons, the page number field, links between pages. */
export function startBar(root: HTMLElement, { turn, jump, keepPlace }: Turning, signal: AbortSignal): void {
  const zoomBy = (step: number) => {
    if (zoom(root, step)) keepPlace();
  };
  const actions: Record<string, () => void> = {
    previous: () => turn(-1),
    next: () => turn(1),
    smaller: () => zoomBy(-1),
    larger: () => zoomBy(1),
    'full-screen': () => void toggleFullScreen(root),
  };
  const jumpToTyped = () => {
    const field = root.querySelector('input');
    if (!field) return;
    const typed = Math.round(Number(field.value));
    const page = Math.min(Number(field.max), Math.max(1, typed));
    if (page) jump(page);
  };

  root.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      actions[target.closest<HTMLElement>('[data-catalogue]')?.dataset.catalogue ?? '']?.();
      const link = target.closest<HTMLAnchorElement>('a[href^="#page="]');
      const page = link && pageOfHash(link.hash);
      if (!page || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      closeContents(root);
      jump(page);
      document.getElementById(`page=${page}`)?.focus({ preventScroll: true });
    },
    { signal },
  );
  root.addEventListener('change', jumpToTyped, { signal });
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      jumpToTyped();
    },
    { signal },
  );
  document.addEventListener('click', ({ target }) => closeContents(root, target), { signal });
  startFullScreen(root, keepPlace, signal);
}

/** @returns whether there is another zoom level in that direction */
function zoom(root: HTMLElement, step: number): boolean {
  const level = ZOOMS.indexOf(root.dataset.zoom ?? '') + step;
  const chosen = ZOOMS[level];
  if (chosen === undefined) return false;
  if (chosen) root.dataset.zoom = chosen;
  else delete root.dataset.zoom;
  setOff(root, 'smaller', level === 0);
  setOff(root, 'larger', level === ZOOMS.length - 1);
  return true;
}

/** Closes the list of contents on a click outside it. */
function closeContents(root: HTMLElement, clicked: EventTarget | null = null): void {
  const list = root.querySelector('details');
  if (list && !(clicked instanceof Node && list.contains(clicked))) list.open = false;
}
