/** A list whose addresses say what it shows; once it is mounted it follows the history itself. */
const sleeping = '[data-island="filter-list"]:not([data-island-state="mounted"])';

/**
 * After a reload, the way back stays on the page and changes its address only. A list that nobody has touched yet still
 * shows what the address said before: then the page is reloaded.
 */
export function followHistory(): void {
  const drawn = location.search;
  addEventListener('popstate', () => {
    if (location.search !== drawn && document.querySelector(sleeping)) location.reload();
  });
}
