/** A list whose address determines what it shows; once mounted, it follows the history itself. */
const sleeping = '[data-island="filter-list"]:not([data-island-state="mounted"])';

/**
 * After a reload, going back stays on the page and changes only its address. A list that is not mounted yet would still
 * show the former state, so the page is reloaded.
 */
export function followHistory(): void {
  const drawn = location.search;
  addEventListener('popstate', () => {
    if (location.search !== drawn && document.querySelector(sleeping)) location.reload();
  });
}
