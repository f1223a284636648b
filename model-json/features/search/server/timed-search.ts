import { searches } from '../../../core/server/operations/instruments';
import { traced } from '../../../core/server/operations/tracing/tracing';

/** What an answer says about its outcome. */
interface Outcome {
  readonly items: readonly unknown[];
  readonly relaxed?: unknown;
}

/** Measures a search, including one that fails. */
export async function timedSearch<A extends Outcome>(kind: string, search: () => Promise<A>): Promise<A> {
  const began = performance.now();
  let outcome = 'error';
  try {
    const answer = await traced(`search ${kind}`, {}, search);
    outcome = answer.relaxed !== undefined ? 'relaxed' : answer.items.length > 0 ? 'found' : 'none';
    return answer;
  } finally {
    searches.observe({ kind, outcome }, (performance.now() - began) / 1000);
  }
}
