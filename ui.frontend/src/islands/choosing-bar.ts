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
} from '../kit/choosing/kept';

/** Begun by the first call; the bar is the page's one. */
let isStarted = false;

/** Shows what was chosen on the bar and on all links that choose, and keeps both in step with it, in all tabs. */
export function start(bar: HTMLElement): void {
  if (isStarted) return;
  isStarted = true;
  const show = () => showChosen(bar);
  document.addEventListener(chosenEvent, show);
  addEventListener('storage', (event) => isAboutChosen(event) && show());
  // A page that comes back from the browser's memory slept through the events.
  addEventListener('pageshow', show);
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true });
  show();
}

/**
 * Takes what a link names into the comparison or onto the list, and says so.
 *
 * @returns false where the browser keeps nothing
 */
export function add(bar: HTMLElement, link: HTMLElement): boolean {
  start(bar);
  const isCompared = link.dataset.compareAdd !== undefined;
  const named = namesOf(link);
  const entry = bar.querySelector<HTMLElement>(`[data-choosing="${isCompared ? 'compare' : 'list'}"]`);
  if (!entry) return false;
  const known = isCompared ? readCompared() : readLines().map(({ sku }) => sku);
  const added = named.filter((sku) => !known.includes(sku));
  const total = known.length + added.length;
  if (total > (isCompared ? MOST_COMPARED : MOST_LINES)) {
    say(bar, entry.dataset.full ?? '');
    return true;
  }
  const isKept = isCompared
    ? keepCompared([...known, ...added])
    : keepLines([...readLines(), ...added.map((sku) => ({ sku, quantity: 1, remark: '' }))]);
  if (isKept) say(bar, (entry.dataset.added ?? '').replace('{0}', String(total)));
  return isKept;
}

/** Several order numbers stand apart by blanks. */
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
  toggle(bar, 'hidden', !bar.querySelector('[data-choosing]:not([hidden])'));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-compare-add], a[data-list-add]')) {
    const isCompared = link.dataset.compareAdd !== undefined;
    const chosen = isCompared ? compared : listed;
    const isChosen = namesOf(link).every((sku) => chosen.includes(sku));
    toggle(link, 'data-chosen', isChosen);
    const entry = isCompared ? toComparison : toList;
    if (isChosen && entry) link.href = entry.href;
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
  // Whoever is there need not be led there.
  toggle(entry, 'hidden', count === 0 || entry.pathname === location.pathname);
  // The same words again would wake the observer again.
  if (words.textContent !== `(${count})`) words.textContent = `(${count})`;
}

function toggle(element: Element, name: string, isSet: boolean): void {
  if (element.hasAttribute(name) !== isSet) element.toggleAttribute(name, isSet);
}

function say(bar: HTMLElement, words: string): void {
  bar.hidden = false;
  const status = bar.querySelector('.choosing__status');
  if (status) status.textContent = words;
}
