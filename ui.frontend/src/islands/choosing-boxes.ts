/* Apart from `choosing-bar.ts`: every page of every visitor has these lines. */

const LINKS = 'a[data-compare-add], a[data-list-add]';

/** All links that take a product into the comparison or onto the quote list. */
export const boxesIn = (root: ParentNode): NodeListOf<HTMLAnchorElement> => root.querySelectorAll(LINKS);

/** The one that an event happened in. */
export const boxOf = ({ target }: Event): HTMLAnchorElement | null | false =>
  target instanceof Element && target.closest<HTMLAnchorElement>(LINKS);

/** Makes check boxes of these links, now and as widgets draw more of them. */
export function tickable(): void {
  const make = () => {
    for (const link of boxesIn(document)) {
      if (link.hasAttribute('role')) continue;
      link.setAttribute('role', 'checkbox');
      link.setAttribute('aria-checked', 'false');
    }
  };
  new MutationObserver(make).observe(document.body, { childList: true, subtree: true });
  make();
}
