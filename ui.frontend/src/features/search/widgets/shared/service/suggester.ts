import type { SuggestAnswer } from '../../../../../../../shared/search/search-answer';
import { withQuery } from './addresses';
import { ask } from './ask';

/** Number of cached responses, so that deleting a letter needs no request. */
const keep = 50;

/** Suggestions must arrive sooner than a results page would, ms. */
const timeout = 4000;

export interface Suggester {
  /** @throws the errors of `ask` */
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
