/*
 * Which submenus of the menu are open. The truth is `aria-expanded` on the toggles; `data-open` on their items and
 * `data-level` on the navigation (how deep we are) follow it, for the style sheet. One path is open at a time.
 */

const toggleSelector = '.cmp-navigation__toggle';
const itemSelector = '.cmp-navigation__item';

/** The open toggles, outermost first. */
export const openToggles = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`${toggleSelector}[aria-expanded="true"]`),
];

/** The item that a toggle opens: everything a visitor may do without closing it happens in there. */
export const itemOf = (toggle: HTMLElement): HTMLElement | null => toggle.closest<HTMLElement>(itemSelector);

/** The toggle whose panel holds an element. */
export function toggleAround(element: Element): HTMLElement | null {
  const panel = element.closest('.cmp-navigation__panel');
  return panel?.parentElement?.querySelector<HTMLElement>(`:scope > ${toggleSelector}`) ?? null;
}

/** Opens a submenu and closes those that are not on the way to it. */
export function expand(toggle: HTMLElement): void {
  const navigation = toggle.closest<HTMLElement>('.cmp-navigation');
  if (!navigation) return;
  for (const other of openToggles(navigation)) if (!itemOf(other)?.contains(toggle)) set(other, false);
  set(toggle, true);
  note(navigation, 'forward');
}

/** Closes a submenu and what is open below it. */
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
