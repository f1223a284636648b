import { afterPaint } from '../../../core/kit/after-paint';
import { setText } from '../../../core/kit/set-text';
import { chosenEvent, isAboutChosen } from '../kit/choosing/has-kept';
import {
  compareAddress,
  keepCompared,
  keepLines,
  listAddress,
  MOST_COMPARED,
  MOST_LINES,
  readCompared,
  readLines,
  type Line,
} from '../kit/choosing/kept';

const BOXES = 'a[data-compare-add], a[data-list-add]';

/** Set by the first call; a page has one bar. */
let isStarted = false;

/** Turns the links into check boxes, and shows the current choice in them and on the bar, across all tabs. */
export function start(bar: HTMLElement): void {
  if (isStarted) return;
  isStarted = true;
  const show = () => showChosen(bar);
  document.addEventListener(chosenEvent, () => afterPaint(show));
  addEventListener('storage', (event) => isAboutChosen(event) && show());
  // A page restored from the back/forward cache has missed events.
  addEventListener('pageshow', show);
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true });
  show();
  document.addEventListener('keydown', (event) => {
    const box = event.key === ' ' && boxOf(event);
    if (!box) return;
    // The space bar would scroll the page.
    event.preventDefault();
    if (!event.repeat) box.click();
  });
  document.addEventListener('click', (event) => {
    const box = boxOf(event);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // If storage is blocked, the link leads to the page.
    if (box && !elsewhere && toggle(bar, box)) event.preventDefault();
  });
}

const boxOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(BOXES) : null;

/**
 * Adds a check box's products to the comparison or the list, or removes them if all are already there, and announces it.
 *
 * @returns false if storage is blocked
 */
function toggle(bar: HTMLElement, box: HTMLElement): boolean {
  const isCompared = box.dataset.compareAdd !== undefined;
  const named = namesOf(box);
  const entry = bar.querySelector<HTMLElement>(`[data-choosing="${isCompared ? 'compare' : 'list'}"]`);
  if (!entry) return false;
  const known = isCompared ? readCompared() : readLines().map(({ sku }) => sku);
  const added = named.filter((sku) => !known.includes(sku));
  const isTaken = added.length > 0;
  const chosen = isTaken ? [...known, ...added] : known.filter((sku) => !named.includes(sku));
  if (isTaken && chosen.length > (isCompared ? MOST_COMPARED : MOST_LINES)) {
    say(bar, entry.dataset.full ?? '');
    return true;
  }
  const isKept = isCompared ? keepCompared(chosen) : keepLines(linesOf(chosen));
  // The box at once; the bar and the other boxes once that is painted.
  if (isKept) setState(box, 'aria-checked', String(isTaken));
  const words = isTaken ? entry.dataset.added : entry.dataset.removed;
  if (isKept) say(bar, (words ?? '').replace('{0}', String(chosen.length)));
  return isKept;
}

/** Existing lines keep their quantity and remark. */
function linesOf(skus: readonly string[]): Line[] {
  const lines = readLines();
  return skus.map((sku) => lines.find((line) => line.sku === sku) ?? { sku, quantity: 1, remark: '' });
}

/** Several order numbers are separated by spaces. */
const namesOf = ({ dataset }: HTMLElement): string[] =>
  (dataset.compareAdd ?? dataset.listAdd ?? '').split(' ').filter(Boolean);

function showChosen(bar: HTMLElement): void {
  const compared = readCompared();
  const lines = readLines();
  const listed = lines.map(({ sku }) => sku);
  const [toComparison, toList] = ['compare', 'list'].map((name) =>
    bar.querySelector<HTMLAnchorElement>(`[data-choosing="${name}"]`),
  );
  showEntry(toComparison, compared.length, (page) => compareAddress(page, compared));
  showEntry(toList, lines.length, (page) => listAddress(page, lines));
  setFlag(bar, 'hidden', !bar.querySelector('[data-choosing]:not([hidden])'));
  for (const box of document.querySelectorAll<HTMLElement>(BOXES)) {
    const chosen = box.dataset.compareAdd === undefined ? listed : compared;
    const isChosen = String(namesOf(box).every((sku) => chosen.includes(sku)));
    setState(box, 'role', 'checkbox');
    setState(box, 'aria-checked', isChosen);
  }
}

function showEntry(
  entry: HTMLAnchorElement | null | undefined,
  count: number,
  addressOf: (page: string) => string,
): void {
  const words = entry?.querySelector('.choosing__count');
  if (!entry || !words) return;
  entry.href = addressOf(entry.pathname);
  // No link to the current page.
  setFlag(entry, 'hidden', count === 0 || entry.pathname === location.pathname);
  setText(words, `(${count})`);
}

/** The same again would restyle an element as well. */
function setState(element: Element, name: string, state: string): void {
  if (element.getAttribute(name) !== state) element.setAttribute(name, state);
}

function setFlag(element: Element, name: string, isSet: boolean): void {
  if (element.hasAttribute(name) !== isSet) element.toggleAttribute(name, isSet);
}

function say(bar: HTMLElement, words: string): void {
  afterPaint(() => {
    bar.hidden = false;
    const status = bar.querySelector('.choosing__status');
    if (status) status.textContent = words;
  });
}
