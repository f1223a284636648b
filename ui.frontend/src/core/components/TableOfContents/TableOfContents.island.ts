import { hashTarget } from '../../islands/hash-target';

/** A heading counts as current once it is near the window's upper edge, where links to it scroll. */
const readingLine = 0.12;

const linksOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLAnchorElement>('.cmp-toc__link')];

/** Marks the current entry while the page scrolls, and opens collapsed targets of entries. */
export function mount(root: HTMLElement): () => void {
  const off = new AbortController();
  const update = () => markActive(root);
  // Without an upper bound, so that a heading that jumps past the line in one step is noticed too.
  const observer = new IntersectionObserver(update, {
    rootMargin: `1000000px 0px -${(1 - readingLine) * 100}% 0px`,
  });
  for (const link of linksOf(root)) {
    const heading = hashTarget(link.hash);
    if (heading) observer.observe(heading);
  }
  root.addEventListener('click', ({ target }) => reveal(target), { signal: off.signal });
  update();
  return () => {
    off.abort();
    observer.disconnect();
  };
}

function markActive(root: HTMLElement): void {
  const links = linksOf(root);
  const line = innerHeight * readingLine;
  const above = links.filter((link) => {
    const heading = hashTarget(link.hash);
    // Collapsed headings cannot be read, but browsers still give them a position.
    if (!heading || heading.closest('details:not([open])')) return false;
    const box = heading.getClientRects()[0];
    return box !== undefined && box.top <= line;
  });
  const active = above.at(-1);
  for (const link of links) {
    if (link === active) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Not every browser opens a `<details>` around a link's target; tabs watch the address themselves. */
function reveal(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.cmp-toc__link') : null;
  let closed = link && hashTarget(link.hash)?.closest<HTMLDetailsElement>('details:not([open])');
  while (closed) {
    closed.open = true;
    closed = closed.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
  }
}
