import { pageOf, pagesIn, slotsOf } from './book-dom';
import type { Turning } from './start-bar';

/** Arrow keys turn the pages, Home and End open the covers, Escape closes the list of contents. */
export function startKeys(
  root: HTMLElement,
  { turn, jump }: Pick<Turning, 'turn' | 'jump'>,
  signal: AbortSignal,
): void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const list = root.querySelector('details');
    if (key === 'Escape' && list?.open) {
      list.open = false;
      list.querySelector('summary')?.focus();
      return;
    }
    if (target instanceof HTMLInputElement || ctrlKey || metaKey || shiftKey || altKey) return;
    const action = actionFor(key);
    if (!action) return;
    event.preventDefault();
    action();
  };
  const actionFor = (key: string): (() => void) | undefined => {
    if (key === 'Home') return () => jump(1);
    if (key === 'End') return () => jump(slotsOf(root).flatMap(pagesIn).map(pageOf).at(-1) ?? 1);
    // Arrow keys scroll pages that are larger than the window instead of turning them.
    if (root.dataset.zoom || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined;
    const isRightToLeft = getComputedStyle(root).direction === 'rtl';
    return () => turn((key === 'ArrowRight') === isRightToLeft ? -1 : 1);
  };
  root.addEventListener('keydown', onKey, { signal });
}
