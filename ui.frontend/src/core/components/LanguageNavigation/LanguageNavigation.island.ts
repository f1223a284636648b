/**
 * Keeps the visitor's filters and position: links to other languages get the current query and hash. They are read on
 * click, as both change while a page is open.
 */
export function mount(root: HTMLElement): () => void {
  const onClick = (event: Event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (!link || link.dataset.untranslated !== undefined) return;
    link.search = location.search;
    link.hash = location.hash;
  };
  const clicks = ['click', 'auxclick'];
  clicks.forEach((type) => root.addEventListener(type, onClick));
  return () => clicks.forEach((type) => root.removeEventListener(type, onClick));
}
