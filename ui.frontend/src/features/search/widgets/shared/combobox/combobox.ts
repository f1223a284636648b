import { isOpen, optionsOf, pick, picked, setOpen, type ComboboxParts } from './list-state';

export interface ComboboxOptions {
  /** Queried on each event, since the parts may have been rendered again. */
  parts(): ComboboxParts;
  /** Called when an arrow key or a click into the field requests the list; fill it and open it, or leave it closed. */
  onAsked?(): void;
}

/**
 * A combobox with a list (APG, ARIA 1.2, manual selection): the focus stays in the field, arrow keys select, Enter follows the
 * selected option or else submits the form, Escape closes and then clears. Options react to clicks: links navigate.
 * @param root the element around the combobox; focus and clicks outside it close the list
 * @returns removes the behaviour
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
  // A click on an option must not move the focus first: Safari would close the list under it.
  root.addEventListener(
    'mousedown',
    (event) =>
      event.target instanceof Element && event.target.closest('[role="option"]') && event.preventDefault(),
    { signal },
  );
  root.addEventListener('focusout', ({ relatedTarget }) => isOutside(relatedTarget) && close(), { signal });
  // A tap beside the field must not move the focus.
  document.addEventListener('pointerdown', ({ target }) => isOutside(target) && close(), { signal });
  return () => {
    off.abort();
    close();
    input.removeAttribute('role');
  };
}

function onKey(event: KeyboardEvent, { parts: find, onAsked }: ComboboxOptions): void {
  // Enter and arrow keys belong to the input method during composition.
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
      // Unless there is a button beside the list, which comes next in the tab order.
      if (!parts.panel?.querySelector('button:not([hidden])')) setOpen(parts, false);
      return;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      // They move the caret; Enter then submits the words again.
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
