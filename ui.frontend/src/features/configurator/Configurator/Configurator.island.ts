import { askInPlace, formAddress } from '../../../core/kit/html/ask-in-place';

/**
 * Requests the form's address whenever a choice changes, and shows the server's answer in place: the rules are the server's,
 * with and without scripts.
 */
export function mount(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const asking = askInPlace(root);
  const ask = (address: URL): Promise<boolean> =>
    asking.ask(address, (fresh) => {
      takeOver(root, fresh);
      return sharedAddress(root) ?? address.href;
    });

  const onChange = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form) void ask(formAddress(form));
  };
  const onSubmit = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    void ask(formAddress(event.target)).then((isDone) => isDone && resultOf(root)?.focus());
  };
  // The way out of a refusal changes choices in place, too.
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-way-out]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const wanted = link.dataset.wayOut ?? '';
    void ask(new URL(link.href)).then(
      (isDone) => isDone && root.querySelector<HTMLElement>(`#${CSS.escape(wanted)}`)?.focus(),
    );
  };
  root.addEventListener('change', onChange, { signal });
  root.addEventListener('submit', onSubmit, { signal });
  root.addEventListener('click', onClick, { signal });
  // What was chosen while this was loading, or put back by the browser.
  const early = root.querySelector(':checked:not([checked], [selected])')?.closest('form');
  if (early) void ask(formAddress(early));
  return () => {
    stop.abort();
    asking.stop();
  };
}

const resultOf = (root: HTMLElement) =>
  root.querySelector<HTMLElement>(`#${CSS.escape(`${root.id}-result`)}`);

/** The shortest address of the configuration, without its place on the page. */
function sharedAddress(root: HTMLElement): string | undefined {
  return root.querySelector<HTMLAnchorElement>('[data-share]')?.href.split('#')[0];
}

/** Puts the parts of a new rendering in place, and leaves the keyboard where it was. */
function takeOver(root: HTMLElement, fresh: HTMLElement): void {
  const focused = root.contains(document.activeElement) ? document.activeElement?.id : undefined;
  for (const place of root.querySelectorAll<HTMLElement>('[data-sync]')) {
    const other = fresh.querySelector(`[data-sync="${CSS.escape(place.dataset.sync ?? '')}"]`);
    if (other && place.innerHTML !== other.innerHTML) place.replaceChildren(...other.childNodes);
  }
  const machine = root.querySelector<HTMLSelectElement>('select[name="machine"]');
  const other = fresh.querySelector<HTMLSelectElement>('select[name="machine"]');
  if (machine && other) machine.value = other.value;
  // A choice in place can differ from the one in the markup, which only says how it began.
  for (const radio of root.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    radio.checked = radio.defaultChecked;
  if (focused && document.activeElement?.id !== focused)
    document.getElementById(focused)?.focus({ preventScroll: true });
}
