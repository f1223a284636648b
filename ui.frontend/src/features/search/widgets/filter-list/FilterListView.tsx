import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Drawings } from '../../../../core/kit/Drawings';
import { KeptHtml } from '../../../../core/kit/html/Html';
import { LocaleProvider } from '../../../../core/kit/locale';
import { systemOf } from '../../../../../../shared/measures/measure-system';
import type { SearchAnswer } from '../../../../../../shared/search/search-answer';
import { Chips } from './facets/Chips';
import { chosenFilters } from './facets/chosen';
import type { EarlyChoices } from './early-choices';
import { FilterPanel } from './facets/FilterPanel';
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
  /** What the service has answered; without it the service is asked by the browser. */
  answer: SearchAnswer | undefined;
  drawings: Drawings;
  /** For authors, where the service gives no answer. */
  note?: string | undefined;
  /** Whether the results themselves stand in the page already, so that `answer` comes without. @default false */
  isKept?: boolean;
  /** What was chosen before there was a script. */
  early?: EarlyChoices | undefined;
}

/**
 * Results with the filters beside them. Drawn by the server it is complete without scripts: a form and links, all of them
 * addresses of the same page. In the browser the same view follows them without leaving the page.
 */
export function FilterListView({
  config,
  answer: first,
  drawings,
  note,
  isKept = false,
  early,
}: FilterListViewProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const results = useResults(config, first, element);
  const { answer, asked, status, addressOf, choose, follow } = results;
  const { id, language, preset, texts, choosing } = config;
  const units = answer?.asked.units ?? systemOf(language);
  const locale = useMemo(
    () => ({ language, words: listWords(texts), units, drawings, choosing }),
    [language, texts, units, drawings, choosing],
  );
  useFollowedLinks(element, config.action, results);
  usePlaceInResults(element, results);

  useEffect(() => {
    if (early) follow(early.query, answer && early.asked(answer.asked));
    // Once: it was chosen once.
  }, []); // eslint-disable-line react-hooks/exhaustive-deps

  if (!answer || !asked) {
    return (
      <div className="cmp-filterlist__view" ref={element}>
        <Unavailable
          config={config}
          // Authors see no page of the server's: their list asks from the beginning.
          isWaiting={status === 'waiting' || (note !== undefined && status === 'ready')}
          note={note}
          onRetry={results.retry}
        />
      </div>
    );
  }
  const chosen = chosenFilters({ answer, asked, preset, texts, language });
  const formId = `${id}-form`;
  return (
    <div className="cmp-filterlist__view" ref={element}>
      <LocaleProvider value={locale}>
        <ListProvider value={{ config, texts, answer, asked, chosen, addressOf, choose }}>
          <FilterPanel id={formId} isPlain={status === 'failed'} />
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
