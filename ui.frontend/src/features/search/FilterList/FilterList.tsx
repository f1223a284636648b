import type { ReactNode } from 'react';
import { useResultSettings } from '#site/search/texts';
import { RichText } from '../../../core/kit/html/Html';
import { useRendering } from '../../../core/kit/rendering';
import type { FilterListConfig } from '../widgets/filter-list/FilterListConfig';
import { FilterListView } from '../widgets/filter-list/FilterListView';
import { filterListTexts } from '../words';
import type { FilterListModel } from './FilterList.model';
import { foldOf } from './fold-of';

const note =
  'Filter list: results appear here. The search service is not answering; it may still be building its index.';

/**
 * Results of all kinds with filters, by the address of the page. The widget hydrates this markup; its configuration
 * contains the response without the results themselves, which stay as rendered.
 */
export function FilterList({
  answer,
  service = '',
  action = '',
  withoutScripts,
  ...model
}: FilterListModel): ReactNode {
  const { language, mode } = useRendering();
  const settings = useResultSettings();
  const config: FilterListConfig = {
    ...model,
    preset: model.preset.filters,
    id: model.id ?? 'results',
    service,
    action,
    language,
    texts: filterListTexts(language),
    ...settings,
  };
  const list = (
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
        note={mode === 'edit' ? note : undefined}
        fold={foldOf(answer, config)}
      />
    </div>
  );
  if (!withoutScripts) return list;
  return (
    <>
      <RichText as="noscript" html={withoutScripts} />
      {list}
    </>
  );
}
