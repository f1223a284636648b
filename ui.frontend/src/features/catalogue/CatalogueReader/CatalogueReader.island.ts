import { wantsLessMotion } from '../../../core/kit/motion';
import { centreOf, marked, openSlot, pageOf, pageOfHash, pagesIn, slotsOf, stripOf } from './book-dom';
import { startBar } from './start-bar';
import { startKeys } from './start-keys';

/** How long the pages must stand still to count as turned, ms. */
const settleTime = 110;

/** Turns the pages by buttons, keys, numbers and links, and keeps the address at the page that lies open. */
export function mount(root: HTMLElement): () => void {
  const off = new AbortController();
  const { signal } = off;
  let settled: ReturnType<typeof setTimeout> | undefined;

  const show = (page: number, { isNear = false } = {}) => {
    const strip = stripOf(root);
    const slot = slotsOf(root).find((each) => pagesIn(each).some((other) => pageOf(other) === page));
    if (!slot) return;
    marked(root, page);
    // The difference of two places is right in both directions of reading.
    strip.scrollBy({
      left: centreOf(slot) - centreOf(strip),
      behavior: isNear && !wantsLessMotion() ? 'smooth' : 'instant',
    });
  };
  const turn = (step: number) => {
    const slots = slotsOf(root);
    const at = slots.findIndex((slot) => pagesIn(slot).some((page) => pageOf(page) === current(root)));
    const next = slots[at + step];
    if (!next) return;
    const page = pageOf(pagesIn(next)[0]!);
    show(page, { isNear: true });
    keepAddress(page);
  };
  const jump = (page: number) => {
    if (page !== pageOfHash(location.hash)) history.pushState(null, '', `#page=${page}`);
    show(page);
  };
  const onScroll = ({ target }: Event) => {
    const strip = stripOf(root);
    if (target !== strip) return;
    strip.toggleAttribute('data-turning', true);
    clearTimeout(settled);
    settled = setTimeout(() => {
      strip.removeAttribute('data-turning');
      const open = pagesIn(openSlot(root)).map(pageOf);
      if (open.includes(current(root)) || root.dataset.zoom) return;
      marked(root, open[0]!);
      keepAddress(open[0]!);
    }, settleTime);
  };
  const onHash = () => {
    const page = pageOfHash(location.hash);
    if (page) show(page);
  };
  const keepPlace = () => show(current(root));

  // Scroll events do not bubble; caught on the way down, no reference to the strip has to be held.
  root.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  addEventListener('hashchange', onHash, { signal });
  addEventListener('resize', keepPlace, { signal });
  startBar(root, { turn, jump, keepPlace }, signal);
  startKeys(root, { turn, jump }, signal);

  const asked = pageOfHash(location.hash);
  if (asked) show(asked);
  else marked(root, pageOf(pagesIn(openSlot(root))[0]!));
  return () => {
    off.abort();
    clearTimeout(settled);
  };
}

const current = ({ dataset }: HTMLElement): number => Number(dataset.page ?? 1);

/** Turning is no step that the way back should repeat. */
function keepAddress(page: number): void {
  history.replaceState(null, '', `#page=${page}`);
}
