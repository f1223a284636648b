import { chosenEvent, hasKept, isAboutChosen } from '../kit/choosing/has-kept';

/**
 * Comparison and quote list: the chunk is loaded if the page offers a choice or something is stored. Without it, the check
 * boxes are links to the two pages.
 */
export function startChoosing(): void {
  const bar = document.querySelector<HTMLElement>('.choosing');
  if (!bar) return;
  const show = () =>
    void import(/* webpackChunkName: "choosing-bar" */ './choosing-bar').then(({ start }) => start(bar));
  if (hasKept() || document.querySelector('.choose, .cmp-filterlist')) show();
  document.addEventListener(chosenEvent, show);
  addEventListener('storage', (event) => isAboutChosen(event) && show());
}
