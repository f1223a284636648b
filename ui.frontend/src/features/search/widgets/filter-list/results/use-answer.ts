import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { serviceQuery } from '../../../../../../../shared/search/search-address';
import type { Asked, SearchAnswer } from '../../../../../../../shared/search/search-answer';
import { rememberSearch } from '../../shared/combobox/recent-searches';
import { emit } from '../../shared/config/widget-events';
import { ask } from '../../shared/service/ask';
import { searchAnswer } from '../config-schema';
import type { FilterListConfig } from '../FilterListConfig';

/** Number of responses cached in the browser. */
const REMEMBERED = 5;

/** The service's response, and whether another is pending. */
export interface AnswerState {
  /** The latest response; it stays until the next arrives. */
  readonly answer: SearchAnswer | undefined;
  /** Choices that the visitor has made since. */
  readonly wanted?: Asked | undefined;
  readonly status: 'ready' | 'waiting' | 'failed';
  /** Where to scroll once the response is shown, after navigating back. */
  readonly scroll?: number | undefined;
  /** Whether it is the result of a search here rather than of the page's address. */
  readonly isSought?: boolean | undefined;
}

/** Queries the service; aborts an older request. */
export type FetchAnswer = (
  query: string,
  more?: Pick<AnswerState, 'wanted' | 'scroll' | 'isSought'>,
) => Promise<void>;

/**
 * The service's responses, one at a time.
 * @param config may change: if the response depends on the change, it is requested again
 * @param first the server-rendered response; without it the service is queried immediately
 */
export function useAnswer(
  config: FilterListConfig,
  first: SearchAnswer | undefined,
  element: RefObject<HTMLElement | null>,
): [AnswerState, FetchAnswer] {
  const [state, setState] = useState<AnswerState>({ answer: first, status: 'ready' });
  const latest = useRef(first);
  const settled = useRef(config);
  // What a response depends on in addition to the address; other settings, such as texts, can change at any time.
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
        // Queries with results are offered as recent searches, wherever they came from.
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
