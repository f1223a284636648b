import { chosenEvent, hasKept, isAboutChosen } from '../kit/choosing/has-kept';

const links = 'a[data-compare-add], a[data-list-add]';
const load = () => import(/* webpackChunkName: "choosing-bar" */ './choosing-bar');

/**
 * Comparison and quote list: the chunk comes with the first choice, or where there has been one. Without it the links
 * lead to the two pages, and so they do when it cannot be had.
 */
export function startChoosing(): void {
  const bar = document.querySelector<HTMLElement>('.choosing');
  if (!bar) return;
  const show = () => void load().then(({ start }) => start(bar));
  if (hasKept()) show();
  document.addEventListener(chosenEvent, show);
  addEventListener('storage', (event) => isAboutChosen(event) && show());
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(links);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // What was chosen already leads to its page.
    if (!link || elsewhere || link.hasAttribute('data-chosen')) return;
    event.preventDefault();
    load().then(
      ({ add }) => add(bar, link) || location.assign(link.href),
      () => location.assign(link.href),
    );
  });
}
