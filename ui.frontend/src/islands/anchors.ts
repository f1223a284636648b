/** How long after the page's load event its hash is scrolled to, ms (SPEC §2). */
const hashScrollDelay = 100;

/**
 * In-page links. The scrolling itself is the style sheet's (`scroll-behavior`, `scroll-padding-block-start: 20px`,
 * both with regard to reduced motion); this adds the late scroll to the address's hash and a word on dead targets.
 */
export function startAnchors(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (link && link.hash.length > 1 && link.pathname === location.pathname) find(link.hash);
  });
  const scroll = () => setTimeout(() => location.hash.length > 1 && find(location.hash)?.scrollIntoView(), hashScrollDelay);
  if (document.readyState === 'complete') scroll();
  else addEventListener('load', scroll, { once: true });
}

function find(hash: string): HTMLElement | null {
  const id = decodeURIComponent(hash.slice(1));
  const target = document.getElementById(id);
  if (!target) console.warn(`In-page anchor: no element has the id "${id}"`);
  return target;
}
