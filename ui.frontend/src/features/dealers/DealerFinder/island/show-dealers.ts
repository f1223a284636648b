import { fetchPage } from '../../../../core/kit/html/fetch-page';
import { keyOf } from './controls';
import { part } from './part';

/**
 * Loads the list at an address and shows it.
 *
 * @param step how to change the browser's history
 */
export type Show = (url: string, step: 'push' | 'replace' | 'none') => Promise<void>;

/**
 * Shows lists in place of the current one; of several requests, the latest counts.
 *
 * @param status announces each list, and failures
 * @param onShown called for each list, before it is announced
 */
export function showDealers(
  root: HTMLElement,
  status: HTMLElement,
  onShown: () => void,
  signal: AbortSignal,
): Show {
  let latest = 0;
  return async (url, step) => {
    const turn = ++latest;
    root.setAttribute('aria-busy', 'true');
    try {
      const { page } = await fetchPage(url, signal);
      const answer = page.getElementById(root.id)?.querySelector<HTMLElement>('.cmp-dealerfinder__answer');
      if (turn !== latest) return;
      if (!answer) throw new Error(`no dealers at ${url}`);
      put(root, answer, onShown);
      status.textContent = part(root, 'total').textContent;
      const address = new URL(answer.dataset.address ?? url, location.href);
      const here = url.includes('position=') ? address : new URL(url, location.href);
      if (step === 'push') history.pushState(null, '', here);
      else if (step === 'replace') history.replaceState(null, '', here);
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      status.textContent = root.dataset.failed ?? '';
      // If the list cannot be fetched, the browser may still be able to open the page.
      if (step === 'push' && !url.includes('position=')) location.assign(url);
    } finally {
      if (turn === latest) root.removeAttribute('aria-busy');
    }
  };
}

/** Keeps the focus, and open filters open. */
function put(root: HTMLElement, answer: HTMLElement, onShown: () => void): void {
  const focused = keyOf(document.activeElement);
  const isUnfolded = part<HTMLDetailsElement>(root, 'filters').open;
  part(root, 'answer').replaceWith(answer);
  part<HTMLDetailsElement>(root, 'filters').open ||= isUnfolded;
  onShown();
  if (focused) root.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
}
