import { unitIn } from '../../../../../../../shared/measures/measure-system';
import { searchQuery } from '../../../../../../../shared/search/search-address';
import type { Asked, SearchAnswer } from '../../../../../../../shared/search/search-answer';
import type { FilterListConfig } from '../FilterListConfig';

/** The query string for a search. `answer`: the response that is currently shown. */
export function resultsQuery(asked: Asked, config: FilterListConfig, answer?: SearchAnswer): string {
  // A third-party page may need a query of its own.
  const [, own] = config.action.split('?');
  const said = searchQuery(asked, config, (figure) => {
    const unit = answer?.ranges[figure]?.unit;
    // The requested units, which may differ from those shown.
    return unit && unitIn(asked.units, unitIn('metric', unit));
  });
  return [own, said].filter(Boolean).join('&');
}

/** The page's address with a query. */
export function resultsAddress({ action }: FilterListConfig, query: string): string {
  const [page = ''] = action.split('?');
  return query ? `${page}?${query}` : page;
}
