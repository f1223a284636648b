import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { unitIn } from '../../../../../../../shared/measures/measure-system';
import { rememberSearch } from '../../shared/combobox/recent-searches';
import { emit } from '../../shared/config/widget-events';
import { searchQuery, serviceQuery } from '../../../../../../../shared/search/search-address';
import type { Asked, SearchAnswer } from '../../../../../../../shared/search/search-answer';
import { ask } from '../../shared/service/ask';
import { searchAnswer } from '../config-schema';
import type { FilterListConfig } from '../FilterListConfig';
import { rememberScroll, scrollOf } from './scroll-memory';

/** Searches that a browser keeps. */
const REMEMBERED = 5;

interface State {
  /** The last that the service gave; it stays while the next is on its way. */
  readonly answer: SearchAnswer | undefined;
  /** What a visitor has chosen since. */
  readonly wanted?: Asked | undefined;
  readonly status: 'ready' | 'waiting' | 'failed';
  /** Where to scroll once the answer is shown: somebody came back to it. */
  readonly scroll?: number | undefined;
  /** Whether somebody asked for it here, rather than came by its address. */
  readonly isSought?: boolean | undefined;
}

export interface Results extends State {
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
  const [state, setState] = useState<State>({ answer: first, status: 'ready' });
  const { answer } = state;
  const latest = useRef(first);
  const settled = useRef(config);
  // What an answer depends on beside the address; what else is settled, words for instance, may change at any time.
  const { service, language, preset, pageSize, sort } = config;
  const asking = JSON.stringify([service, language, preset, pageSize, sort]);
  const answered = useRef(first && asking);
  const request = useRef<AbortController>(undefined);
  const shown = useRef<string>(undefined);

  // A page of another site may need a query of its own.
  const [page = '', own] = config.action.split('?');
  const queryOf = (asked: Asked) => {
    const said = searchQuery(asked, config, (figure) => {
      const unit = answer?.ranges[figure]?.unit;
      // Of the reader as asked, who may be about to change them.
      return unit && unitIn(asked.units, unitIn('metric', unit));
    });
    return [own, said].filter(Boolean).join('&');
  };

  const fetchAnswer = useCallback(
    async (query: string, more: Pick<State, 'wanted' | 'scroll' | 'isSought'> = {}) => {
      request.current?.abort();
      const own = new AbortController();
      request.current = own;
      shown.current = query;
      setState((before) => ({ answer: before.answer, wanted: more.wanted, status: 'waiting' }));
      try {
        const { service, language } = settled.current;
        const facets = Object.keys(latest.current?.facets ?? {});
        const address = `${service}?${serviceQuery(query, settled.current, { language, facets })}`;
        const next = searchAnswer(await ask(address, { signal: own.signal }), service);
        if (own.signal.aborted) return;
        latest.current = next;
        answered.current = asking;
        setState({ answer: next, status: 'ready', scroll: more.scroll, isSought: more.isSought });
        // Words that found something, however one came to them, are offered where one searches next.
        if (next.total > 0) rememberSearch(language, next.asked.q, REMEMBERED);
        if (element.current) emit(element.current, 'results', { q: next.asked.q, total: next.total });
      } catch (error) {
        if (own.signal.aborted) return;
        setState((before) => ({ ...before, status: 'failed' }));
        if (element.current) emit(element.current, 'failure', { reason: String(error) });
      }
    },
    [asking, element],
  );

  const go = (query: string, wanted?: Asked) => {
    if (query === (shown.current ?? location.search.slice(1))) return;
    rememberScroll();
    history.pushState({}, '', `${location.pathname}${query && `?${query}`}`);
    void fetchAnswer(query, { wanted, isSought: true });
  };

  useEffect(() => {
    settled.current = config;
  });
  useEffect(() => {
    shown.current = location.search.slice(1);
    const onPop = ({ state: kept }: PopStateEvent) => {
      const query = location.search.slice(1);
      // A link within the page.
      if (query === shown.current) return;
      void fetchAnswer(query, { scroll: scrollOf(kept) });
    };
    addEventListener('popstate', onPop);
    if (answered.current !== asking) void fetchAnswer(shown.current);
    return () => {
      removeEventListener('popstate', onPop);
      request.current?.abort();
    };
  }, [fetchAnswer, asking]);

  return {
    ...state,
    asked: state.wanted ?? answer?.asked,
    addressOf(asked) {
      const query = queryOf(asked);
      return query ? `${page}?${query}` : page;
    },
    choose: (asked) => go(queryOf(asked), asked),
    follow: go,
    retry: () => void fetchAnswer(location.search.slice(1), { wanted: state.wanted }),
  };
}
