import { pageOfHash, setOff } from './book-dom';

/** What the bar's controls do to the book. */
export interface Turning {
  turn(step: number): void;
  jump(page: number): void;
  /** Shows the same page again after it changed its size. */
  keepPlace(): void;
}

const ZOOMS = ['', '1.5', '2'];

/** Buttons, the field for a number, links from page to page. */
export function startBar(root: HTMLElement, { turn, jump, keepPlace }: Turning, signal: AbortSignal): void {
  const fullScreen = root.querySelector<HTMLElement>('[data-catalogue="full-screen"]');
  // Drawn in sight: most browsers can, and what stands beside it would move.
  if (fullScreen) fullScreen.hidden = !document.fullscreenEnabled;

  const zoom = (step: number) => {
    const level = ZOOMS.indexOf(root.dataset.zoom ?? '') + step;
    const chosen = ZOOMS[level];
    if (chosen === undefined) return;
    if (chosen) root.dataset.zoom = chosen;
    else delete root.dataset.zoom;
    setOff(root, 'smaller', level === 0);
    setOff(root, 'larger', level === ZOOMS.length - 1);
    keepPlace();
  };
  const actions: Record<string, () => void> = {
    previous: () => turn(-1),
    next: () => turn(1),
    smaller: () => zoom(-1),
    larger: () => zoom(1),
    'full-screen': () =>
      void (document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen()),
  };
  const jumpToTyped = () => {
    const field = root.querySelector('input')!;
    const typed = Math.round(Number(field.value));
    const page = Math.min(Number(field.max), Math.max(1, typed));
    if (page) jump(page);
  };

  root.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      actions[target.closest<HTMLElement>('[data-catalogue]')?.dataset.catalogue ?? '']?.();
      const link = target.closest<HTMLAnchorElement>('a[href^="#page="]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const page = pageOfHash(link.hash)!;
      root.querySelector('details')!.open = false;
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
  document.addEventListener(
    'fullscreenchange',
    () => {
      fullScreen?.setAttribute('aria-pressed', String(document.fullscreenElement === root));
      keepPlace();
    },
    { signal },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const list = root.querySelector('details')!;
      if (target instanceof Node && !list.contains(target)) list.open = false;
    },
    { signal },
  );
}
