import { hashTarget } from './hash-target';

/** Delay after the page's load event before scrolling to its hash, in ms. */
const hashScrollDelay = 100;

/**
 * In-page links. The style sheet does the scrolling (`scroll-behavior`, `scroll-padding-block-start: 20px`, respecting
 * reduced motion); this adds the delayed jump to the address's hash, without animation: on a long page that would pass
 * everything by, and phones abort it. It also warns about missing targets.
 */
export function startAnchors(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (link && samePage(link)) find(link.hash);
  });
  const scroll = () => setTimeout(() => arriveAt(find(location.hash)), hashScrollDelay);
  if (document.readyState === 'complete') scroll();
  else addEventListener('load', scroll, { once: true });
}

/** Jumps to the address's hash. Twice, as Chromium adds the rest of its own smooth scrolling to the first jump. */
function arriveAt(target: HTMLElement | null): void {
  const jump = () => target?.scrollIntoView({ behavior: 'instant' });
  jump();
  requestAnimationFrame(() => requestAnimationFrame(jump));
}

const samePage = ({ origin, pathname, search }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname === location.pathname && search === location.search;

function find(hash: string): HTMLElement | null {
  const target = hashTarget(hash);
  if (!target && hash.length > 1) console.warn(`In-page anchor: no element is named "${hash}"`);
  return target;
}
