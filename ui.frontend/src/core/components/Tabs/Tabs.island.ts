import { hashTarget } from '../../islands/hash-target';
import { afterPaint } from '../../kit/after-paint';
import { tabForKey } from './tab-for-key';

const tabsOf = (root: Element) => [
  ...root.querySelectorAll<HTMLElement>(':scope > .cmp-tabs__tablist > .cmp-tabs__tab'),
];
const panelsOf = (root: Element) => [...root.querySelectorAll<HTMLElement>(':scope > .cmp-tabs__tabpanel')];
const activeIn = (root: Element) =>
  Math.max(
    tabsOf(root).findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
    0,
  );

/** Adds clicks, keys, addresses (`#…`) and find-in-page to server-rendered tabs. */
export function mount(root: HTMLElement): () => void {
  const home = activeIn(root);
  const off = new AbortController();
  const options = { signal: off.signal };
  show(root, home);
  if (showHashTarget(root)) hashTarget(location.hash)?.scrollIntoView();

  root.addEventListener('click', ({ target }) => pick(root, indexOf(tabsOf(root), target)), options);
  root.addEventListener(
    'keydown',
    (event) => {
      const tabs = tabsOf(root);
      const index = indexOf(tabs, event.target);
      if (index < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
      const rightToLeft = getComputedStyle(root).direction === 'rtl';
      const next = tabForKey(event.key, index, tabs.length, rightToLeft);
      if (next === undefined) return;
      event.preventDefault();
      pick(root, next);
      tabs[next]?.focus();
    },
    options,
  );
  // Find-in-page and the browser's fragment navigation reveal a hidden panel and fire an event before they scroll.
  root.addEventListener('beforematch', ({ target }) => show(root, indexOf(panelsOf(root), target)), options);
  addEventListener(
    'hashchange',
    ({ oldURL }) => {
      const cameFromHere = root.contains(hashTarget(new URL(oldURL).hash));
      if (showHashTarget(root)) hashTarget(location.hash)?.scrollIntoView();
      else if (cameFromHere && location.hash === '') show(root, home);
    },
    options,
  );
  return () => off.abort();
}

/** Which of them contains the target, apart from nested tabs. */
const indexOf = (elements: HTMLElement[], target: EventTarget | null): number =>
  elements.findIndex((element) => target instanceof Node && element.contains(target));

function show(root: Element, index: number): void {
  if (index < 0) return;
  mark(root, index);
  showPanel(root, index);
}

function mark(root: Element, index: number): void {
  tabsOf(root).forEach((tab, at) => {
    tab.classList.toggle('cmp-tabs__tab--active', at === index);
    tab.setAttribute('aria-selected', String(at === index));
    tab.tabIndex = at === index ? 0 : -1;
  });
}

function showPanel(root: Element, index: number): void {
  panelsOf(root).forEach((panel, at) => {
    panel.classList.toggle('cmp-tabs__tabpanel--active', at === index);
    if (at === index) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
    // `until-found` hides the panel's content, not the panel, which would be an empty tab stop.
    panel.tabIndex = at === index ? 0 : -1;
  });
}

/**
 * Marks a tab that a visitor picked, shows its panel, and names it in the address, so that it can be shared, without a history
 * entry. Each once the one before has been painted: a panel is laid out when it is first shown, and another address restyles
 * all links of a page.
 */
function pick(root: Element, index: number): void {
  const tab = tabsOf(root)[index];
  if (!tab) return;
  mark(root, index);
  const isPicked = () => tab.getAttribute('aria-selected') === 'true';
  afterPaint(() => {
    if (!isPicked()) return;
    showPanel(root, index);
    tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    afterPaint(() => isPicked() && history.replaceState(history.state, '', `#${tab.id}`));
  });
}

/** @returns whether the address names one of these tabs or something in one of their panels */
function showHashTarget(root: Element): boolean {
  const target = hashTarget(location.hash);
  const index = Math.max(indexOf(tabsOf(root), target), indexOf(panelsOf(root), target));
  show(root, index);
  return index >= 0;
}
