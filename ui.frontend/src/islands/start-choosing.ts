import { chosenEvent, hasKept, isAboutChosen } from '../kit/choosing/has-kept';
import { boxOf, tickable } from './choosing-boxes';

const load = () => import(/* webpackChunkName: "choosing-bar" */ './choosing-bar');

/**
 * Comparison and quote list: the chunk comes with the first choice, or where there has been one. Without scripts the
 * boxes are links to the two pages, and they lead there when the chunk cannot be had.
 */
export function startChoosing(): void {
  const bar = document.querySelector<HTMLElement>('.choosing');
  if (!bar) return;
  const show = () => void load().then(({ start }) => start(bar));
  tickable();
  if (hasKept()) show();
  document.addEventListener(chosenEvent, show);
  addEventListener('storage', (event) => isAboutChosen(event) && show());
  document.addEventListener('keydown', (event) => {
    const box = event.key === ' ' && boxOf(event);
    if (!box) return;
    // It would scroll the page.
    event.preventDefault();
    if (!event.repeat) box.click();
  });
  document.addEventListener('click', (event) => {
    const box = boxOf(event);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!box || elsewhere) return;
    event.preventDefault();
    load().then(
      ({ toggle }) => toggle(bar, box) || location.assign(box.href),
      () => location.assign(box.href),
    );
  });
}
