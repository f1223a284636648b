import { closeDrawer, isDrawerOpen, leaveDrawer, scrollDrawerToTop, toggleDrawer } from './drawer';
import { collapse, collapseAll, expand, itemOf, openToggles, toggleAround } from './levels';

/** The desktop layout begins here. */
const desktop = '(min-width: 1366px)';

/**
 * The menu's behaviour: panels on wide screens (APG, disclosure navigation: Escape, a click elsewhere or losing focus
 * closes them), a drawer with sliding levels on narrow ones.
 */
export function mount(root: HTMLElement): () => void {
  const wide = matchMedia(desktop);
  const stop = new AbortController();
  const { signal } = stop;
  root.querySelector('.cmp-header__hamburger')?.setAttribute('aria-expanded', 'false');

  root.addEventListener('click', (event) => onClick(event, root, wide.matches), { signal });
  root.addEventListener('keydown', (event) => event.key === 'Escape' && onEscape(root), { signal });
  root.addEventListener('focusout', (event) => onFocusOut(event, root, wide.matches), { signal });
  document.addEventListener('pointerdown', (event) => onPointerOutside(event, root), { signal });
  wide.addEventListener('change', () => closeDrawer(root), { signal });

  return () => {
    closeDrawer(root);
    stop.abort();
    root.querySelector('.cmp-header__hamburger')?.removeAttribute('aria-expanded');
  };
}

function onClick(event: MouseEvent, root: HTMLElement, wide: boolean): void {
  if (!(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>('button, a');
  if (!control) return;
  if (control.matches('.cmp-header__hamburger')) {
    event.preventDefault(); // otherwise the browser also opens it as a popover
    toggleDrawer(root);
  } else if (control.matches('.cmp-navigation__toggle')) {
    onToggle(control, root, wide);
  } else if (control.matches('.cmp-navigation__back')) {
    goBack(control, root);
  } else if (control.matches('.cmp-navigation a')) {
    // On return the browser may restore this page as it was left, and a link with a hash stays on it.
    closeDrawer(root);
  }
}

function onToggle(toggle: HTMLElement, root: HTMLElement, wide: boolean): void {
  if (toggle.getAttribute('aria-expanded') === 'true') return collapse(toggle);
  expand(toggle);
  if (wide) return;
  scrollDrawerToTop(root);
  itemOf(toggle)?.querySelector<HTMLElement>('.cmp-navigation__back')?.focus({ preventScroll: true });
}

function goBack(control: HTMLElement, root: HTMLElement): void {
  const toggle = toggleAround(control);
  if (!toggle) return;
  collapse(toggle);
  scrollDrawerToTop(root);
  toggle.focus();
}

function onEscape(root: HTMLElement): void {
  if (isDrawerOpen()) return leaveDrawer(root);
  const [panel] = openToggles(root);
  if (!panel) return;
  collapse(panel);
  panel.focus();
}

function onFocusOut({ relatedTarget }: FocusEvent, root: HTMLElement, wide: boolean): void {
  if (!wide || !(relatedTarget instanceof Node)) return;
  const [panel] = openToggles(root);
  if (panel && !itemOf(panel)?.contains(relatedTarget)) collapse(panel);
}

function onPointerOutside({ target }: PointerEvent, root: HTMLElement): void {
  if (!(target instanceof Node)) return;
  if (isDrawerOpen()) {
    if (!root.contains(target)) closeDrawer(root);
    return;
  }
  const [panel] = openToggles(root);
  if (panel && !itemOf(panel)?.contains(target)) collapseAll(root);
}
