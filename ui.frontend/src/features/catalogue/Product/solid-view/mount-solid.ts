import { adoptSheet } from '../../../../core/kit/html/adopt-sheet';
import { partOf } from './parts';
import css from './solid-view.chunk.scss';

/** Opens and closes the 3D view. The viewer itself is fetched when it is opened for the first time. */
export function mountSolid(root: HTMLElement): () => void {
  const off = new AbortController();
  const dialog = partOf(root, 'dialog', HTMLDialogElement);
  let shown = new AbortController();
  root.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('.cmp-product__solid-open:not([href])')) {
        adoptSheet(css);
        dialog.showModal();
        shown = new AbortController();
        void show(root, shown.signal);
      }
      // Outside the box the dialog itself is what is clicked: its backdrop.
      else if (target === dialog || target.closest('.cmp-product__solid-close')) dialog.close();
    },
    { signal: off.signal },
  );
  // By button, by Escape, or by a click beside it.
  dialog.addEventListener('close', () => shown.abort(), { signal: off.signal });
  return () => {
    off.abort();
    if (dialog.open) dialog.close();
    shown.abort();
  };
}

async function show(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const status = partOf(root, 'status', HTMLElement);
  status.textContent = status.dataset.loading ?? '';
  root.dataset.solid = 'loading';
  try {
    const { showSolid } = await import('./show-solid');
    if (signal.aborted) return;
    await showSolid(root, signal);
    if (signal.aborted) return;
    status.textContent = '';
    root.dataset.solid = 'shown';
  } catch {
    // No WebGL, or no connection: the file can still be downloaded.
    if (signal.aborted) return;
    status.textContent = status.dataset.failed ?? '';
    root.dataset.solid = 'failed';
  }
}
