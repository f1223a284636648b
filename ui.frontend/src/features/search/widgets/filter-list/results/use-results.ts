import { useEffect, useRef, type RefObject } from 'react';
import type { Asked, SearchAnswer } from '../../../../../../../shared/search/search-answer';
import type { FilterListConfig } from '../FilterListConfig';
import { resultsAddress, resultsQuery } from './results-address';
import { rememberScroll, scrollOf } from './scroll-memory';
import { useAnswer, type AnswerState } from './use-answer';

export interface Results extends AnswerState {
  /** What is asked now: the chosen, were its answer still on the way. */
  readonly asked: Asked | undefined;
  /** The address of the page that asks for something. */
  addressOf(asked: Asked): string;
  /** Asks, and makes it the page's address. */
  choose(asked: Asked): void;
  /** The same by the query of an address that `addressOf` wrote. */
  follow(query: string, wanted?: Asked): void;
  retry(): void;
}

/**
 * One state for the list and its filters, and it lives in the page's address: a change becomes an address, the address
 * an answer, and the answer's `asked` is the state.
 *
 * @param config may change: where the answer depends on it, it is asked for again
 * @param first what the server has drawn; without it the service is asked at once
 */
export function useResults(
  config: FilterListConfig,
  first: SearchAnswer | undefined,
  element: RefObject<HTMLElement | null>,
): Results {
  const [state, fetchAnswer] = useAnswer(config, first, element);
  const { answer, wanted } = state;
  /** The query of what is shown or asked for; known before anybody chooses. */
  const shown = useRef<string>(undefined);
  const queryOf = (asked: Asked) => resultsQuery(asked, config, answer);

  const go = (query: string, wanted?: Asked) => {
    if (query === shown.current) return;
    rememberScroll();
    history.pushState({}, '', `${location.pathname}${query && `?${query}`}`);
    shown.current = query;
    void fetchAnswer(query, { wanted, isSought: true });
  };

  useEffect(() => {
    shown.current = location.search.slice(1);
    const onPop = ({ state: kept }: PopStateEvent) => {
      const query = location.search.slice(1);
      // A link within the page.
      if (query === shown.current) return;
      shown.current = query;
      void fetchAnswer(query, { scroll: scrollOf(kept) });
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [fetchAnswer]);

  return {
    ...state,
    asked: wanted ?? answer?.asked,
    addressOf: (asked) => resultsAddress(config, queryOf(asked)),
    choose: (asked) => go(queryOf(asked), asked),
    follow: go,
    retry: () => void fetchAnswer(location.search.slice(1), { wanted }),
  };
}
