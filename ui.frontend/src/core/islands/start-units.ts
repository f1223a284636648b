import type { MeasureSystem } from '../../../../shared/measures/measure-system';
import { keepUnits } from '../kit/units/kept-units';

/** Lists of results follow their links by themselves. */
const lists = '[data-island="filter-list"]';

/**
 * A click on a link to other units keeps them for all pages (`follow-units.ts` reads them) and shows the page in them. The
 * reader stays where they are: a reload keeps the place that a link would lose.
 */
export function startUnits(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-units]');
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || elsewhere) return;
    keepUnits(link.dataset.units as MeasureSystem);
    if (link.closest(lists)) return;
    event.preventDefault();
    history.replaceState(history.state, '', link.pathname + link.search);
    location.reload();
  });
}
