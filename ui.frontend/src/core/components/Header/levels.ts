/*
 * Which submenus are open. The state is in `aria-expanded` on the toggles; `data-open` on their items and
 * `data-level` on the navigation (the current depth) are derived from it for the style sheet. Only one path is open
 * at a time.
 */

const toggleSelector = '.cmp-navigation__toggle';
const itemSelector = '.cmp-navigation__item';

/** The open toggles, outermost first. */
export const openToggles = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`${toggleSelector}[aria-expanded="true"]`),
];

/** The item that a toggle opens: interaction inside it does not close it. */
export const itemOf = (toggle: HTMLElement): HTMLElement | null => toggle.closest<HTMLElement>(itemSelector);

/** The toggle of the panel that contains an element. */
export function toggleAround(element: Element): HTMLElement | null {
  const panel = element.closest('.cmp-navigation__panel');
  return panel?.parentElement?.querySelector<HTMLElement>(`:scope > ${toggleSelector}`) ?? null;
}

/** Opens a submenu and closes those that are not its ancestors. */
export function expand(toggle: HTMLElement): void {
  const navigation = toggle.closest<HTMLElement>('.cmp-navigation');
  if (!navigation) return;
  for (const other of openToggles(navigation)) if (!itemOf(other)?.contains(toggle)) set(other, false);
  set(toggle, true);
  note(navigation, 'forward');
}

/** Closes a submenu and its open descendants. */
export function collapse(toggle: HTMLElement): void {
  const navigation = toggle.closest<HTMLElement>('.cmp-navigation');
  const item = itemOf(toggle);
  if (!navigation || !item) return;
  for (const open of openToggles(item)) set(open, false);
  note(navigation, 'back');
}

export function collapseAll(root: ParentNode): void {
  const [outermost] = openToggles(root);
  if (outermost) collapse(outermost);
}

function set(toggle: HTMLElement, open: boolean): void {
  toggle.setAttribute('aria-expanded', String(open));
  itemOf(toggle)?.toggleAttribute('data-open', open);
}

function note(navigation: HTMLElement, direction: 'forward' | 'back'): void {
  navigation.dataset.level = String(openToggles(navigation).length);
  navigation.dataset.direction = direction;
}
