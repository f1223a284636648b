import type { MeasureSystem } from '../../../../shared/measures/measure-system';
import { keepUnits } from '../kit/units/kept-units';

/** Lists of results handle their links themselves. */
const lists = '[data-island="filter-list"]';

/**
 * A click on a link to other units stores them for all pages (`follow-units.ts` reads them) and reloads the page in
 * those units, which keeps the scroll position that a link would lose.
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
