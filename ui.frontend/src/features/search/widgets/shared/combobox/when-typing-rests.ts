import type { SuggestAnswer } from '../../../../../../../shared/search/search-answer';
import type { Suggester } from '../service/suggester';

/** The longest rest that is waited for between letter and question, ms. */
const longest = 200;

/** An answer that takes no longer than this comes at once, for the eye, ms. */
const instant = 50;

export interface Listener {
  onWait(waits: boolean): void;
  onAnswer(answer: SuggestAnswer): void;
  onFailure(error: Error): void;
}

/**
 * Asks while somebody types: at once as long as answers come at once; on a slow line, only when the typing rests for as
 * long as an answer takes. A newer question gives the older one up.
 */
export function whenTypingRests(
  suggest: Suggester | undefined,
  { onWait, onAnswer, onFailure }: Listener,
): { ask(q: string): void; forget(): void } {
  let request: AbortController | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let began = 0;
  let took = 0;

  const forget = () => {
    clearTimeout(waiting);
    if (!request) return;
    took = Math.max(took, performance.now() - began);
    request.abort();
    request = undefined;
    onWait(false);
  };
  const put = async (suggest: Suggester, q: string) => {
    const own = (request = new AbortController());
    began = performance.now();
    onWait(true);
    try {
      const answer = await suggest(q, own.signal);
      if (own.signal.aborted) return;
      took = performance.now() - began;
      onAnswer(answer);
    } catch (error) {
      if (own.signal.aborted) return;
      onFailure(error as Error);
    }
    request = undefined;
    onWait(false);
  };
  return {
    forget,
    ask(q) {
      if (!suggest) return;
      forget();
      const rest = Math.min(took, longest);
      if (rest <= instant) void put(suggest, q);
      else waiting = setTimeout(() => void put(suggest, q), rest);
    },
  };
}
