import { collapseAll } from './levels';

/*
 * The drawer of narrow screens. Open: `data-navigation-open` on the page's root element, `aria-expanded` and
 * `data-active` on the hamburger. What lies behind is inert meanwhile, also for screen readers' own cursors.
 */

const page = document.documentElement;
const find = (root: HTMLElement, name: string) => root.querySelector<HTMLElement>(`.cmp-header__${name}`);

export const isDrawerOpen = (): boolean => page.hasAttribute('data-navigation-open');

export function openDrawer(root: HTMLElement): void {
  const bar = find(root, 'bar')?.getBoundingClientRect();
  // The header scrolls with the page: the drawer begins where its bar ends now.
  if (bar) root.style.setProperty('--drawer-top', `${Math.max(0, bar.bottom)}px`);
  // The page behind cannot scroll; it keeps its width when its scrollbar goes.
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

/** Closes it and gives the keyboard back to the button that opened it. */
export function leaveDrawer(root: HTMLElement): void {
  closeDrawer(root);
  find(root, 'hamburger')?.focus();
}

/** A new level begins at its top. */
export function scrollDrawerToTop(root: HTMLElement): void {
  const drawer = find(root, 'drawer');
  if (drawer) drawer.scrollTop = 0;
}

function show(root: HTMLElement, open: boolean): void {
  page.toggleAttribute('data-navigation-open', open);
  const hamburger = find(root, 'hamburger');
  hamburger?.setAttribute('aria-expanded', String(open));
  hamburger?.toggleAttribute('data-active', open);
  // It may have been opened as the popover it is before this script came.
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
