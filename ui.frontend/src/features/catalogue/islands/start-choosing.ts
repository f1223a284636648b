import { chosenEvent, hasKept, isAboutChosen } from '../kit/choosing/has-kept';

/**
 * Comparison and quote list: the chunk comes where there is something to choose or where something was chosen. Without it
 * what looks like a box is a link that leads to the two pages.
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
