import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Drawings } from '../../../../core/kit/Drawings';
import { KeptHtml } from '../../../../core/kit/html/Html';
import { LocaleProvider } from '../../../../core/kit/locale';
import { systemOf } from '../../../../../../shared/measures/measure-system';
import type { SearchAnswer } from '../../../../../../shared/search/search-answer';
import { Chips } from './Chips';
import { chosenFilters } from './chosen';
import type { EarlyChoices } from './early-choices';
import { FilterPanel } from './FilterPanel';
import type { FilterListConfig } from './FilterListConfig';
import { itemsClass, Items } from './Items';
import { KindTabs } from './KindTabs';
import { ListProvider } from './list-context';
import { listWords } from './list-words';
import { Notices } from './Notices';
import { Progress } from './Progress';
import { ResultPages } from './ResultPages';
import { ResultsBar } from './ResultsBar';
import { ResultsTitle } from './ResultsTitle';
import { Status } from './Status';
import { Unavailable } from './Unavailable';
import { useFollowedLinks } from './use-followed-links';
import { usePlaceInResults } from './use-place-in-results';
import { useResults } from './use-results';

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
