import { askInPlace, formAddress } from '../../../core/kit/html/ask-in-place';

/**
 * Requests the form's address whenever a field changes, and shows the server's answer: the server does the calculation, with
 * and without scripts.
 */
export function mount(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const asking = askInPlace(root);
  const ask = (form: HTMLFormElement, button?: HTMLButtonElement | null): Promise<boolean> =>
    asking.ask(formAddress(form, button), (fresh) => {
      takeOver(root, fresh, button !== undefined);
      return formAddress(form).href;
    });

  const onChange = ({ target }: Event) => {
    const form = formOf(target);
    if (form) void ask(form);
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = formOf(event.target);
    if (!form) return;
    event.preventDefault();
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
    void ask(form, button).then((isDone) => isDone && moveOn(root, button?.name));
  };
  root.addEventListener('change', onChange, { signal });
  root.addEventListener('submit', onSubmit, { signal });
  // What was entered while this was loading, or put back by the browser.
  const early = formOf(controlsIn(root).find(isChanged) ?? null);
  if (early) void ask(early);
  return () => {
    stop.abort();
    asking.stop();
  };
}

/** Not a form that posts: a log that is chosen or sent is no question for an address. */
const formOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>('form:not([method="post"])') : null;

/**
 * Copies texts and field states from a new rendering. Fields that somebody may be typing in are kept, unless the list of
 * tools has a new length, or a calculator asks other things (`names-all`).
 */
function takeOver(root: HTMLElement, fresh: HTMLElement, whole: boolean): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-sync]')) {
    if (!root.contains(place)) continue;
    const key = place.dataset.sync;
    const other = fresh.querySelector<HTMLElement>(`[data-sync="${key}"]`);
    if (!other || (key === 'rows' && !whole) || place.innerHTML === other.innerHTML) continue;
    keepFolded(place, other);
    if (key === 'names-all') takeOverFields(place, other);
    else place.replaceChildren(...other.childNodes);
  }
  for (const control of root.querySelectorAll<HTMLInputElement>('input[name], select[name]')) {
    const other = fresh.querySelector(`[name="${control.name}"]`);
    for (const name of ['placeholder', 'aria-invalid', 'aria-describedby']) {
      const value = other?.getAttribute(name) ?? null;
      if (value === null) control.removeAttribute(name);
      else control.setAttribute(name, value);
    }
  }
}

/** What a visitor folded or unfolded stays so. */
function keepFolded(place: HTMLElement, other: HTMLElement): void {
  const fresh = other.querySelectorAll('details');
  for (const [index, { open }] of place.querySelectorAll('details').entries()) {
    const same = fresh[index];
    if (same) same.open = open;
  }
}

/** Replaces fields by others; those that stay keep what is in them, and the focus. */
function takeOverFields(place: HTMLElement, other: HTMLElement): void {
  const [old, fresh] = [controlsIn(place), controlsIn(other)];
  if (old.map(({ name }) => name).join() === fresh.map(({ name }) => name).join()) return;
  const focused = place.contains(document.activeElement) ? document.activeElement?.id : undefined;
  for (const control of fresh) {
    const kept = old.find(({ name }) => name === control.name);
    if (kept) control.value = kept.value;
  }
  place.replaceChildren(...other.childNodes);
  if (focused) document.getElementById(focused)?.focus();
}

const controlsIn = (place: HTMLElement) => [
  ...place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]'),
];

/** Whether a field has another value than the server gave it. */
function isChanged(control: HTMLInputElement | HTMLSelectElement): boolean {
  if (control instanceof HTMLInputElement)
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  const given = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(given, 0);
}

/** After a button: focuses the new tool, the last tool after a removal, or the answer. */
function moveOn(root: HTMLElement, button: string | undefined): void {
  const tools = root.querySelectorAll<HTMLElement>('select[name^="t"]');
  if (button === 'add' || button === 'drop') tools[tools.length - 1]?.focus();
  else root.querySelector<HTMLElement>(`#${CSS.escape(root.id)}-answer`)?.focus();
}
