import { isAboutChosen } from '../kit/choosing/has-kept';
import { compareAddress, keepCompared, readCompared } from '../kit/choosing/kept';

/**
 * Synchronises the stored choice with the address. Products in the address replace the stored ones; without any, the
 * products chosen before, here or in another tab, are shown.
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

/** Reloads with the products in the address, which is all the server needs. Units and displayed figures stay the same. */
function show(skus: readonly string[]): void {
  const chosen = new URLSearchParams(location.search);
  chosen.delete('p');
  const rest = chosen.size > 0 ? `&${chosen}` : '';
  // An empty `p` means that nothing is compared, not even stored products.
  location.replace(
    (skus.length > 0 ? compareAddress(location.pathname, skus) : `${location.pathname}?p=`) + rest,
  );
}
