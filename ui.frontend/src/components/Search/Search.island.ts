import { isOpen, optionsOf, parts, pick, picked, resultCount, setOpen } from './search-dom';
import { option, type FoundPage } from './search-options';

/** Between the last letter and the question, ms. */
const pause = 300;

/** Shows pages while one types: a combobox with a list (ARIA 1.2), whose options are links. */
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
      setOpen(root, false);
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

  makeCombobox(root);
  root.addEventListener('input', onInput, { signal });
  root.addEventListener('keydown', (event) => onKey(event, root), { signal });
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
  // A click on an option must not take the focus first: Safari would close the list under it.
  root.addEventListener(
    'mousedown',
    (event) =>
      event.target instanceof Element && event.target.closest('[role="option"]') && event.preventDefault(),
    { signal },
  );
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || !root.contains(relatedTarget)) setOpen(root, false);
    },
    { signal },
  );
  parts(root).list.addEventListener(
    'scroll',
    ({ currentTarget }) => {
      const { scrollTop, clientHeight, scrollHeight } = currentTarget as HTMLElement;
      const found = optionsOf(root).length;
      const mayBeMore =
        found > 0 && found % Number(root.dataset.resultsSize) === 0 && !('searchEnd' in root.dataset);
      if (root.dataset.searchState || !mayBeMore || scrollTop + 2 * clientHeight < scrollHeight) return;
      void ask(termOf(root), found);
    },
    { signal, passive: true },
  );
  // Somebody may have typed while the chunk was on its way.
  if (parts(root).input === document.activeElement) onInput();
  return () => {
    off.abort();
    forget();
    setOpen(root, false);
  };
}

const termOf = (root: HTMLElement) => parts(root).input.value.trim();

function makeCombobox(root: HTMLElement): void {
  const { input } = parts(root);
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-haspopup', 'listbox');
  input.setAttribute('aria-controls', input.dataset.resultsId ?? '');
  input.setAttribute('aria-expanded', 'false');
}

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
  const { list, info, input } = parts(root);
  const items = pages.map((page, index) =>
    option(page, term, `${input.dataset.resultsId}-${offset + index}`),
  );
  if (offset === 0) list.replaceChildren(...items);
  else list.append(...items);
  root.toggleAttribute('data-search-end', items.length === 0);
  info.textContent = resultCount(root, optionsOf(root).length);
  if (offset === 0) setOpen(root, items.length > 0 && root.contains(document.activeElement));
}

function empty(root: HTMLElement): void {
  parts(root).list.replaceChildren();
  parts(root).info.textContent = '';
  setOpen(root, false);
}

function onKey(event: KeyboardEvent, root: HTMLElement): void {
  const options = optionsOf(root);
  const current = picked(root);
  const at = current ? options.indexOf(current) : -1;
  if (event.key === 'Escape' && isOpen(root)) setOpen(root, false);
  else if (event.key === 'Enter' && current && isOpen(root)) current.click();
  else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
    if (!isOpen(root)) setOpen(root, true);
    const step = event.key === 'ArrowDown' ? at + 1 : at < 0 ? options.length - 1 : at - 1;
    // One step beyond either end is the field itself.
    pick(root, options[step]);
  } else return;
  event.preventDefault();
}
