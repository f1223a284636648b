import { hashId, hashTarget } from './hash-target';

/** How long after the page's load event its hash is scrolled to, ms (SPEC §2). */
const hashScrollDelay = 100;

/**
 * In-page links. The scrolling itself is the style sheet's (`scroll-behavior`, `scroll-padding-block-start: 20px`,
 * both with regard to reduced motion); this adds the late scroll to the address's hash, at once: a long page would take
 * its reader past everything, and phones give up on the way. And a word on dead targets.
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

/**
 * Jumps to where the address leads. Twice: Chromium, on its own smooth way there, adds what was left of that way to the
 * first jump.
 */
function arriveAt(target: HTMLElement | null): void {
  const jump = () => target?.scrollIntoView({ behavior: 'instant' });
  jump();
  requestAnimationFrame(() => requestAnimationFrame(jump));
}

const samePage = ({ origin, pathname, search }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname === location.pathname && search === location.search;

function find(hash: string): HTMLElement | null {
  const target = hashTarget(hash);
  if (!target && hash.length > 1) console.warn(`In-page anchor: no element has the id "${hashId(hash)}"`);
  return target;
}
