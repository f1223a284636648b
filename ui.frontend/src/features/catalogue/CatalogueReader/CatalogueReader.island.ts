import { wantsLessMotion } from '../../../core/kit/motion';
import { centreOf, marked, numbersIn, openSlot, pageOfHash, slotsOf, stripOf } from './book-dom';
import { startBar } from './start-bar';
import { startKeys } from './start-keys';
import { whenAtRest } from './when-at-rest';

/** Turns the pages by buttons, keys, page numbers and links, and keeps the address at the open page. */
export function mount(root: HTMLElement): () => void {
  const off = new AbortController();
  const { signal } = off;

  const show = (page: number, { isNear = false } = {}) => {
    const strip = stripOf(root);
    const slot = slotsOf(root).find((each) => numbersIn(each).includes(page));
    if (!slot) return;
    marked(root, page);
    // The difference between two positions is right in either writing direction.
    strip.scrollBy({
      left: centreOf(slot) - centreOf(strip),
      behavior: isNear && !wantsLessMotion() ? 'smooth' : 'instant',
    });
  };
  const turn = (step: number) => {
    const slots = slotsOf(root);
    const at = slots.findIndex((slot) => numbersIn(slot).includes(current(root)));
    const [page] = numbersIn(slots[at + step]);
    if (page === undefined) return;
    show(page, { isNear: true });
    keepAddress(page);
  };
  const jump = (page: number) => {
    if (page !== pageOfHash(location.hash)) history.pushState(null, '', `#page=${page}`);
    show(page);
  };
  const onRest = () => {
    const open = numbersIn(openSlot(root));
    const [page] = open;
    if (page === undefined || open.includes(current(root)) || root.dataset.zoom) return;
    marked(root, page);
    keepAddress(page);
  };
  const onHash = () => {
    const page = pageOfHash(location.hash);
    if (page) show(page);
  };
  const keepPlace = () => show(current(root));

  whenAtRest(root, onRest, signal);
  addEventListener('hashchange', onHash, { signal });
  addEventListener('resize', keepPlace, { signal });
  startBar(root, { turn, jump, keepPlace }, signal);
  startKeys(root, { turn, jump }, signal);

  const asked = pageOfHash(location.hash);
  if (asked) show(asked);
  else marked(root, numbersIn(openSlot(root))[0] ?? 1);
  return () => off.abort();
}

const current = ({ dataset }: HTMLElement): number => Number(dataset.page ?? 1);

/** Turning a page adds no entry to the browser's history. */
function keepAddress(page: number): void {
  history.replaceState(null, '', `#page=${page}`);
}
