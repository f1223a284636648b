import { isAboutChosen } from '../kit/choosing/has-kept';
import { compareAddress, keepCompared, readCompared } from '../kit/choosing/kept';

/**
 * Keeps what the visitor chose in step with the address. An address that names products is what is compared from now on;
 * one that names none shows what was chosen before, here or in another tab.
 */
export function mount(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const shown = JSON.parse(root.dataset.compared ?? '[]') as string[];
  const kept = readCompared();
  if (new URLSearchParams(location.search).has('p')) keepCompared(shown);
  else if (kept.length > 0) show(kept);
  addEventListener(
    'storage',
    (event) => {
      if (isAboutChosen(event) && readCompared().join() !== shown.join()) show(readCompared());
    },
    { signal },
  );
  return () => stop.abort();
}

/** The server draws it: the address is all that it needs. Units and what is shown stay as they are. */
function show(skus: readonly string[]): void {
  const chosen = new URLSearchParams(location.search);
  chosen.delete('p');
  const rest = chosen.size > 0 ? `&${chosen}` : '';
  // An empty `p` says that nothing is compared, not even what was kept.
  location.replace(
    (skus.length > 0 ? compareAddress(location.pathname, skus) : `${location.pathname}?p=`) + rest,
  );
}
