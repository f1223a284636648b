/**
 * Takes the visitor's filters and place along: the same page in another language gets this one's query and hash. Read
 * at the click, because both change while a page is open.
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
