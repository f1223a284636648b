import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { serviceQuery } from '../../../../../../../shared/search/search-address';
import type { Asked, SearchAnswer } from '../../../../../../../shared/search/search-answer';
import { rememberSearch } from '../../shared/combobox/recent-searches';
import { emit } from '../../shared/config/widget-events';
import { ask } from '../../shared/service/ask';
import { searchAnswer } from '../config-schema';
import type { FilterListConfig } from '../FilterListConfig';

/** Searches that a browser keeps. */
const REMEMBERED = 5;

/** What the service has answered, and whether it is asked again. */
export interface AnswerState {
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

/** Asks the service for the answer to a page's query; a newer question gives the older one up. */
export type FetchAnswer = (
  query: string,
  more?: Pick<AnswerState, 'wanted' | 'scroll' | 'isSought'>,
) => Promise<void>;

/**
 * The service's answers, one at a time.
 *
 * @param config may change: where the answer depends on it, it is asked for again
 * @param first what the server has drawn; without it the service is asked at once
 */
export function useAnswer(
  config: FilterListConfig,
  first: SearchAnswer | undefined,
  element: RefObject<HTMLElement | null>,
): [AnswerState, FetchAnswer] {
  const [state, setState] = useState<AnswerState>({ answer: first, status: 'ready' });
  const latest = useRef(first);
  const settled = useRef(config);
  // What an answer depends on beside the address; what else is settled, words for instance, may change at any time.
  const { service, language, preset, pageSize, sort } = config;
  const asking = JSON.stringify([service, language, preset, pageSize, sort]);
  const answered = useRef(first && asking);
  const request = useRef<AbortController>(undefined);

  const fetchAnswer = useCallback<FetchAnswer>(
    async (query, { wanted, scroll, isSought } = {}) => {
      request.current?.abort();
      const own = new AbortController();
      request.current = own;
      setState((before) => ({ answer: before.answer, wanted, status: 'waiting' }));
      try {
        const { service, language } = settled.current;
        const facets = Object.keys(latest.current?.facets ?? {});
        const address = `${service}?${serviceQuery(query, settled.current, { language, facets })}`;
        const next = searchAnswer(await ask(address, { signal: own.signal }), service);
        if (own.signal.aborted) return;
        latest.current = next;
        answered.current = asking;
        setState({ answer: next, status: 'ready', scroll, isSought });
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

  useEffect(() => {
    settled.current = config;
  });
  useEffect(() => {
    if (answered.current !== asking) void fetchAnswer(location.search.slice(1));
    return () => request.current?.abort();
  }, [fetchAnswer, asking]);
  return [state, fetchAnswer];
}
