import type { ReactNode } from 'react';
import { filterListTexts } from '../../../../../shared/words/filter-list';
import { useLocale } from '../../../core/kit/locale';
import { useRendering } from '../../../core/kit/rendering';
import type { FilterListConfig } from '../widgets/filter-list/FilterListConfig';
import { isPlain } from '#site/plain-results';
import { FilterListView } from '../widgets/filter-list/FilterListView';
import type { FilterListModel } from './FilterList.model';

const note =
  'Filter list: results appear here. The search service is not answering; it may still be building its index.';

/**
 * Products, articles and documents with filters, by the address of the page. The widget hydrates this markup; its configuration
 * contains the response without the results themselves, which stay as rendered.
 */
export function FilterList({ answer, service = '', action = '', ...model }: FilterListModel): ReactNode {
  const { language, mode, choosing } = useRendering();
  const { drawings } = useLocale();
  const config: FilterListConfig = {
    ...model,
    preset: model.preset.filters,
    id: model.id ?? 'results',
    service,
    action,
    language,
    texts: filterListTexts(language, isPlain),
    ...(choosing && { choosing }),
  };
  return (
    <div
      className="cmp-filterlist"
      id={config.id}
      data-island="filter-list"
      data-island-when={answer ? 'interaction' : 'load'}
      data-config={JSON.stringify({ ...config, ...(answer && { answer: { ...answer, items: [] } }) })}
    >
      <FilterListView
        config={config}
        answer={answer}
        drawings={drawings}
        note={mode === 'edit' ? note : undefined}
      />
    </div>
  );
}
