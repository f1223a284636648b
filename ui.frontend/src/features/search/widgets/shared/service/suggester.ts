import type { SuggestAnswer } from '../../../../../../../shared/search/search-answer';
import { withQuery } from './addresses';
import { ask } from './ask';

/** Answers that are kept, so that going back a letter costs nothing. */
const keep = 50;

/** Nobody waits longer for a suggestion than for the page of results, ms. */
const timeout = 4000;

export interface Suggester {
  /** @throws as `ask` does */
  (q: string, signal: AbortSignal): Promise<SuggestAnswer>;
}

/** @example suggester({ suggest: '/bin/mysite/suggest', language: 'en-GB' }) */
export function suggester({ suggest, language }: { suggest: string; language: string }): Suggester {
  const kept = new Map<string, SuggestAnswer>();
  return async (q, signal) => {
    const known = kept.get(q);
    if (known) return known;
    const answer = await ask<SuggestAnswer>(withQuery(suggest, { q, lang: language }), { signal, timeout });
    kept.set(q, answer);
    if (kept.size > keep) kept.delete(kept.keys().next().value!);
    return answer;
  };
}
