import type { ReactNode } from 'react';
import { FIRST_RESULTS } from '../../../../../shared/search/first-results';
import { fill } from '../../../../../shared/search/FilterListTexts';
import type { SearchAnswer } from '../../../../../shared/search/search-answer';
import { chosenFilters } from '../widgets/filter-list/facets/chosen';
import type { FilterListConfig } from '../widgets/filter-list/FilterListConfig';

/** As many results as a phone shows without a fold. */
const MOST = 8;

/**
 * What opens the rest of a long list of one kind, on a phone. Nothing that was searched for is folded, nor what filters or
 * another page show.
 */
export function foldOf(answer: SearchAnswer | undefined, config: FilterListConfig): ReactNode {
  if (!answer || answer.items.length <= MOST || config.preset.kind?.length !== 1) return undefined;
  const { asked } = answer;
  const { preset, texts, language } = config;
  if (asked.q || asked.page > 1 || chosenFilters({ answer, asked, preset, texts, language }).length > 0)
    return undefined;
  return (
    <details>
      <summary className="cmp-filterlist__show">
        {fill(texts.showMore, String(answer.items.length - FIRST_RESULTS))}
      </summary>
    </details>
  );
}
