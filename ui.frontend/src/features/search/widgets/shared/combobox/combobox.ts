import { isOpen, optionsOf, pick, picked, setOpen, type ComboboxParts } from './list-state';

export interface ComboboxOptions {
  /** Asked for at each event: what draws the parts may have drawn them again. */
  parts(): ComboboxParts;
  /** Somebody asks for the list by an arrow or by a click into the field; fill it and open it, or leave it closed. */
  onAsked?(): void;
}

/**
 * A combobox with a list (APG, ARIA 1.2, manual selection): the focus stays in the field, arrows pick, Enter follows what is
 * picked and else does what Enter does in a form, Escape closes and then empties. Options act on a click: links lead on.
 * @param root what the combobox stands in; focus and clicks outside of it close the list
 * @returns takes the behaviour off again
 */
export function combobox(root: HTMLElement, options: ComboboxOptions): () => void {
  const off = new AbortController();
  const { signal } = off;
  const { parts } = options;
  const { input, list } = parts();
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-haspopup', 'listbox');
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-expanded', String(isOpen(parts())));

  const close = () => isOpen(parts()) && setOpen(parts(), false);
  const isOutside = (target: EventTarget | null) => !(target instanceof Node && root.contains(target));

  root.addEventListener('keydown', (event) => event.target === parts().input && onKey(event, options), {
    signal,
  });
  root.addEventListener(
    'click',
    ({ target }) => target === parts().input && !isOpen(parts()) && options.onAsked?.(),
    {
      signal,
    },
  );
  // A click on an option must not take the focus first: Safari would close the list under it.
  root.addEventListener(
    'mousedown',
    (event) =>
      event.target instanceof Element && event.target.closest('[role="option"]') && event.preventDefault(),
    { signal },
  );
  root.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && close(), { signal });
  // A tap beside the field takes no focus away.
  document.addEventListener('pointerdown', ({ target }) => isOutside(target) && close(), { signal });
  return () => {
    off.abort();
    close();
    input.removeAttribute('role');
  };
}

function onKey(event: KeyboardEvent, { parts: find, onAsked }: ComboboxOptions): void {
  // Enter and the arrows are an input method's while it composes.
  if (event.isComposing) return;
  const parts = find();
  const current = picked(parts);
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (event.altKey) setOpen(parts, event.key === 'ArrowDown' && optionsOf(parts).length > 0);
      else move(parts, event.key === 'ArrowDown', onAsked);
      break;
    case 'Enter':
      if (!current || !isOpen(parts)) return;
      current.click();
      break;
    case 'Escape':
      if (isOpen(parts)) setOpen(parts, false);
      else if (parts.input.value) empty(parts.input);
      else return;
      break;
    case 'Tab':
      // Unless the list has a button beside it, which is on the way.
      if (!parts.panel?.querySelector('button:not([hidden])')) setOpen(parts, false);
      return;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      // The caret's; Enter means the words again.
      pick(parts, undefined);
      return;
    default:
      return;
  }
  event.preventDefault();
}

function move(parts: ComboboxParts, down: boolean, onAsked?: () => void): void {
  if (!isOpen(parts)) onAsked?.();
  const all = optionsOf(parts);
  if (all.length === 0) return;
  if (!isOpen(parts)) setOpen(parts, true);
  const current = picked(parts);
  const at = current ? all.indexOf(current) : -1;
  // One step beyond either end is the field itself.
  pick(parts, all[down ? at + 1 : at < 0 ? all.length - 1 : at - 1]);
}

function empty(input: HTMLInputElement): void {
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
