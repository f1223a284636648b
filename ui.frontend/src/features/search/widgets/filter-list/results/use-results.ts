import { useEffect, useRef, type RefObject } from 'react';
import type { Asked, SearchAnswer } from '../../../../../../../shared/search/search-answer';
import type { FilterListConfig } from '../FilterListConfig';
import { resultsAddress, resultsQuery } from './results-address';
import { rememberScroll, scrollOf } from './scroll-memory';
import { useAnswer, type AnswerState } from './use-answer';

export interface Results extends AnswerState {
  /** The current query, even if its response is pending. */
  readonly asked: Asked | undefined;
  /** The address of the page for a query. */
  addressOf(asked: Asked): string;
  /** Changes the newest query, which may not be drawn yet, sends it and makes it the page's address. */
  choose(change: (asked: Asked) => Asked): void;
  /** The same for an address from `addressOf`. */
  follow(query: string, wanted?: Asked): void;
  retry(): void;
}

/**
 * The state of the list and its filters is the page's address: a change becomes an address, the address a response, and the
 * response's `asked` is the state.
 * @param config may change: if the response depends on the change, it is requested again
 * @param first the server-rendered response; without it the service is queried immediately
 */
export function useResults(
  config: FilterListConfig,
  first: SearchAnswer | undefined,
  element: RefObject<HTMLElement | null>,
): Results {
  const [state, fetchAnswer] = useAnswer(config, first, element);
  const { answer, wanted } = state;
  /** The query string of the current or pending response, known before any choice. */
  const shown = useRef<string>(undefined);
  const queryOf = (asked: Asked) => resultsQuery(asked, config, answer);
  const asked = wanted ?? answer?.asked;
  const newest = useRef(asked);
  useEffect(() => {
    newest.current = asked;
  });

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
    asked,
    addressOf: (asked) => resultsAddress(config, queryOf(asked)),
    choose: (change) => {
      const chosen = (newest.current = change(newest.current!));
      go(queryOf(chosen), chosen);
    },
    follow: go,
    retry: () => void fetchAnswer(location.search.slice(1), { wanted }),
  };
}
