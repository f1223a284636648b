import type { SuggestAnswer } from '../../../../../../../shared/search/search-answer';
import type { Suggester } from '../service/suggester';

/** The maximum debounce, ms. */
const longest = 200;

/** Responses within this time seem immediate, ms. */
const instant = 50;

export interface Listener {
  onWait(waits: boolean): void;
  onAnswer(answer: SuggestAnswer): void;
  onFailure(error: Error): void;
}

/**
 * Fetches suggestions during typing: immediately while responses are immediate; on a slow connection, only after a pause as
 * long as a response takes. A newer request aborts the older one.
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
