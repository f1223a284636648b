import { afterPaint } from '../../kit/after-paint';
import { collapseAll } from './levels';

/*
 * The drawer on narrow screens. While open: `data-navigation-open` on the page's root element, `aria-expanded` and
 * `data-active` on the hamburger. The page behind is inert, including for screen readers.
 */

const page = document.documentElement;
const find = (root: HTMLElement, name: string) => root.querySelector<HTMLElement>(`.cmp-header__${name}`);

export const isDrawerOpen = (): boolean => page.hasAttribute('data-navigation-open');

/** Opens or closes it. What is behind follows once that is painted: `inert` restyles all of the page. */
export function toggleDrawer(root: HTMLElement): void {
  if (isDrawerOpen()) hide(root);
  else open(root);
  afterPaint(() => isolate(root));
}

/** Closes it and frees the page at once, because a link may lead to something on it. */
export function closeDrawer(root: HTMLElement): void {
  hide(root);
  isolate(root);
}

/** Closes it and returns focus to the button that opened it. */
export function leaveDrawer(root: HTMLElement): void {
  hide(root);
  find(root, 'hamburger')?.focus();
  afterPaint(() => isolate(root));
}

function open(root: HTMLElement): void {
  const bar = find(root, 'bar')?.getBoundingClientRect();
  const scrollbar = innerWidth - page.clientWidth;
  // The header scrolls with the page, so the drawer starts at the current lower edge of its bar.
  if (bar) find(root, 'drawer')?.style.setProperty('--drawer-top', `${Math.max(0, bar.bottom)}px`);
  // The page behind cannot scroll; it keeps its width when its scrollbar disappears. A property of its own would be inherited
  // by all elements of the page.
  page.style.paddingInlineEnd = `${scrollbar}px`;
  show(root, true);
}

function hide(root: HTMLElement): void {
  page.style.paddingInlineEnd = '';
  show(root, false);
  collapseAll(root);
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

/** Makes the page behind inert if the drawer is open, and frees it otherwise. */
function isolate(root: HTMLElement): void {
  if (isDrawerOpen()) return setOutsideInert(root);
  for (const element of document.querySelectorAll('[data-inert-by-navigation]')) {
    element.removeAttribute('inert');
    element.removeAttribute('data-inert-by-navigation');
  }
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
