/* What is open or selected in a combobox; the state is in its attributes. */

export interface ComboboxParts {
  readonly input: HTMLInputElement;
  /** The listbox: its options, in groups or not. */
  readonly list: HTMLElement;
  /** The element that opens and closes, if it contains more than the list. @default list */
  readonly panel?: HTMLElement;
}

export const optionsOf = ({ list }: ComboboxParts) => [
  ...list.querySelectorAll<HTMLElement>('[role="option"]'),
];

export const isOpen = ({ panel, list }: ComboboxParts): boolean => !(panel ?? list).hidden;

export function setOpen(parts: ComboboxParts, open: boolean): void {
  (parts.panel ?? parts.list).hidden = !open;
  parts.input.setAttribute('aria-expanded', String(open));
  if (!open) pick(parts, undefined);
}

export const picked = (parts: ComboboxParts) =>
  optionsOf(parts).find((each) => each.getAttribute('aria-selected') === 'true');

export function pick(parts: ComboboxParts, wanted: HTMLElement | undefined): void {
  // For styles that mark the selected option by a class (Core Components' search).
  const { pickedClass } = parts.list.dataset;
  for (const each of optionsOf(parts)) {
    each.setAttribute('aria-selected', String(each === wanted));
    if (pickedClass) each.classList.toggle(pickedClass, each === wanted);
  }
  if (wanted) parts.input.setAttribute('aria-activedescendant', wanted.id);
  else parts.input.removeAttribute('aria-activedescendant');
  wanted?.scrollIntoView?.({ block: 'nearest' });
}
