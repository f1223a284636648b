import { collapseAll } from './levels';

/*
 * The drawer on narrow screens. While open: `data-navigation-open` on the page's root element, `aria-expanded` and
 * `data-active` on the hamburger. The page behind is inert, including for screen readers.
 */

const page = document.documentElement;
const find = (root: HTMLElement, name: string) => root.querySelector<HTMLElement>(`.cmp-header__${name}`);

export const isDrawerOpen = (): boolean => page.hasAttribute('data-navigation-open');

export function openDrawer(root: HTMLElement): void {
  const bar = find(root, 'bar')?.getBoundingClientRect();
  // The header scrolls with the page, so the drawer starts at the current lower edge of its bar.
  if (bar) root.style.setProperty('--drawer-top', `${Math.max(0, bar.bottom)}px`);
  // The page behind cannot scroll; it keeps its width when its scrollbar disappears.
  page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
  show(root, true);
  setOutsideInert(root);
}

export function closeDrawer(root: HTMLElement): void {
  show(root, false);
  collapseAll(root);
  for (const element of document.querySelectorAll('[data-inert-by-navigation]')) {
    element.removeAttribute('inert');
    element.removeAttribute('data-inert-by-navigation');
  }
}

/** Closes it and returns focus to the button that opened it. */
export function leaveDrawer(root: HTMLElement): void {
  closeDrawer(root);
  find(root, 'hamburger')?.focus();
}

/** A new level starts at its top. */
export function scrollDrawerToTop(root: HTMLElement): void {
  const drawer = find(root, 'drawer');
  if (drawer) drawer.scrollTop = 0;
}

function show(root: HTMLElement, open: boolean): void {
  page.toggleAttribute('data-navigation-open', open);
  const hamburger = find(root, 'hamburger');
  hamburger?.setAttribute('aria-expanded', String(open));
  hamburger?.toggleAttribute('data-active', open);
  // It may have been opened as a popover before this script loaded.
  find(root, 'drawer')?.hidePopover?.();
}

function setOutsideInert(root: HTMLElement): void {
  for (
    let inside: Element = root;
    inside !== document.body && inside.parentElement;
    inside = inside.parentElement
  ) {
    for (const other of inside.parentElement.children) {
      if (other === inside || other.hasAttribute('inert')) continue;
      other.setAttribute('inert', '');
      other.setAttribute('data-inert-by-navigation', '');
    }
  }
}
