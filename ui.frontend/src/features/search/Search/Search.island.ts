import { combobox } from '../widgets/shared/combobox/combobox';
import { optionsOf, setOpen } from '../widgets/shared/combobox/list-state';
import { parts, resultCount } from './search-dom';
import { option, type FoundPage } from './search-options';

/** Debounces typing, ms. */
const pause = 300;

/** Shows pages while a visitor types: a combobox with a list, whose options are links. */
export function mount(root: HTMLElement): () => void {
  const off = new AbortController();
  const { signal } = off;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();

  const forget = () => {
    clearTimeout(waiting);
    request.abort();
    root.removeAttribute('data-search-state');
  };
  const ask = async (term: string, offset: number) => {
    forget();
    request = new AbortController();
    root.dataset.searchState = 'loading';
    try {
      show(root, term, await find(root, term, offset, request.signal), offset);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      parts(root).info.textContent = root.dataset.textFailed ?? '';
      setOpen(parts(root), false);
    }
    root.removeAttribute('data-search-state');
  };
  const onInput = () => {
    forget();
    const term = termOf(root);
    parts(root).clear.hidden = parts(root).input.value === '';
    if (term.length < Number(root.dataset.minLength)) return empty(root);
    waiting = setTimeout(() => void ask(term, 0), pause);
  };

  const takeOff = combobox(root, { parts: () => parts(root) });
  root.addEventListener('input', onInput, { signal });
  root.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest('.cmp-search__clear')) return;
      parts(root).input.value = '';
      onInput();
      parts(root).input.focus();
    },
    { signal },
  );
  parts(root).list.addEventListener(
    'scroll',
    ({ currentTarget }) => {
      const { scrollTop, clientHeight, scrollHeight } = currentTarget as HTMLElement;
      const found = optionsOf(parts(root)).length;
      const mayBeMore =
        found > 0 && found % Number(root.dataset.resultsSize) === 0 && !('searchEnd' in root.dataset);
      if (root.dataset.searchState || !mayBeMore || scrollTop + 2 * clientHeight < scrollHeight) return;
      void ask(termOf(root), found);
    },
    { signal, passive: true },
  );
  // The visitor may have typed while the chunk was loading.
  if (parts(root).input === document.activeElement) onInput();
  return () => {
    off.abort();
    forget();
    takeOff();
  };
}

const termOf = (root: HTMLElement) => parts(root).input.value.trim();

async function find(
  root: HTMLElement,
  term: string,
  offset: number,
  signal: AbortSignal,
): Promise<FoundPage[]> {
  const address = parts(root).form.getAttribute('action') ?? '';
  const query = new URLSearchParams({ fulltext: term, resultsOffset: String(offset) });
  const answer = await fetch(`${address.replace('.searchresults.html', '.searchresults.json')}?${query}`, {
    signal,
  });
  if (!answer.ok) throw new Error(`search: ${answer.status}`);
  return (await answer.json()) as FoundPage[];
}

function show(root: HTMLElement, term: string, pages: readonly FoundPage[], offset: number): void {
  const found = parts(root);
  const { list, info } = found;
  const items = pages.map((page, index) => option(page, term, `${list.id}-${offset + index}`));
  if (offset === 0) list.replaceChildren(...items);
  else list.append(...items);
  root.toggleAttribute('data-search-end', items.length === 0);
  info.textContent = resultCount(root, optionsOf(found).length);
  if (offset === 0) setOpen(found, items.length > 0 && root.contains(document.activeElement));
}

function empty(root: HTMLElement): void {
  const { list, info } = parts(root);
  list.replaceChildren();
  info.textContent = '';
  setOpen(parts(root), false);
}
