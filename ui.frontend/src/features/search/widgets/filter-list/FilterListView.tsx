import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { KeptHtml } from '../../../../core/kit/html/Html';
import { LocaleProvider } from '../../../../core/kit/locale';
import { systemOf } from '../../../../../../shared/measures/measure-system';
import type { SearchAnswer } from '../../../../../../shared/search/search-answer';
import { Chips } from './facets/Chips';
import { chosenFilters } from './facets/chosen';
import type { EarlyChoices } from './early-choices';
import { FilterPanel } from './facets/FilterPanel';
import { hasFilters } from './facets/has-filters';
import type { FilterListConfig } from './FilterListConfig';
import { itemsClass, Items } from './results/Items';
import { KindTabs } from './facets/KindTabs';
import { ListProvider } from './list-context';
import { listWords } from './list-words';
import { Notices } from './results/Notices';
import { Progress } from './results/Progress';
import { ResultPages } from './results/ResultPages';
import { ResultsBar } from './results/ResultsBar';
import { ResultsTitle } from './results/ResultsTitle';
import { Status } from './results/Status';
import { Unavailable } from './results/Unavailable';
import { useFollowedLinks } from './results/use-followed-links';
import { usePlaceInResults } from './results/use-place-in-results';
import { useResults } from './results/use-results';

export interface FilterListViewProps {
  config: FilterListConfig;
  /** The service's response; without it the browser queries the service. */
  answer: SearchAnswer | undefined;
  /** Shown to authors if the service does not answer. */
  note?: string | undefined;
  /** Whether the results are already on the page, so that `answer` does not contain them. @default false */
  isKept?: boolean;
  /** Choices made before the script had loaded. */
  early?: EarlyChoices | undefined;
  /** In the first results, if they are an overview; drawn by the server only, so that nothing found later is folded. */
  fold?: ReactNode;
}

/**
 * Results with the filters beside them. Rendered by the server it works without scripts: a form and links to addresses of the
 * same page. In the browser the same view follows them without leaving the page.
 */
export function FilterListView({
  config,
  answer: first,
  note,
  isKept = false,
  early,
  fold,
}: FilterListViewProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const results = useResults(config, first, element);
  const { answer, asked, status, addressOf, choose, follow } = results;
  const { id, language, preset, texts } = config;
  const units = answer?.asked.units ?? systemOf(language);
  const locale = useMemo(() => ({ language, words: listWords(texts), units }), [language, texts, units]);
  useFollowedLinks(element, config.action, results);
  usePlaceInResults(element, results);

  useEffect(() => {
    if (early) follow(early.query, answer && early.asked(answer.asked));
    // Only on mount: there are no early choices later.
  }, []); // eslint-disable-line react-hooks/exhaustive-deps

  if (!answer || !asked) {
    return (
      <div className="cmp-filterlist__view" ref={element}>
        <Unavailable
          config={config}
          // Authors get no server-rendered results: their list always sends the first query itself.
          isWaiting={status === 'waiting' || (note !== undefined && status === 'ready')}
          note={note}
          onRetry={results.retry}
        />
      </div>
    );
  }
  const chosen = chosenFilters({ answer, asked, preset, texts, language });
  const formId = hasFilters(answer, asked, chosen) ? `${id}-form` : undefined;
  return (
    <div className="cmp-filterlist__view" ref={element}>
      <LocaleProvider value={locale}>
        <ListProvider value={{ config, texts, answer, asked, chosen, addressOf, choose, fold }}>
          {formId && <FilterPanel id={formId} isPlain={status === 'failed'} />}
          <section className="cmp-filterlist__results" aria-labelledby={`${id}-title`}>
            <ResultsTitle id={`${id}-title`} />
            <KindTabs />
            <Chips />
            <ResultsBar formId={formId} />
            <Progress status={status} onRetry={results.retry}>
              <Notices />
              {isKept && answer === first ? <KeptHtml className={itemsClass} /> : <Items />}
            </Progress>
            <ResultPages />
          </section>
          <Status />
        </ListProvider>
      </LocaleProvider>
    </div>
  );
}
