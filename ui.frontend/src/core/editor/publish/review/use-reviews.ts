import { useCallback, useEffect, useState } from 'react';
import type { ReviewsOfPage } from '../../../../../../shared/authoring/review';
import { messageOf } from '../../session/saving/outcomes';
import { readReviews } from '../../sling/reviews';
import type { SlingClient } from '../../sling/SlingClient';

/** The reviews of a page; undefined until they are known. `run` does something with them, and reads them again. */
export function useReviews(sling: SlingClient, path: string, onDone: () => void) {
  const [known, setKnown] = useState<ReviewsOfPage>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const read = useCallback(
    () => readReviews(sling, path).then(setKnown, (error: unknown) => setProblem(messageOf(error))),
    [sling, path],
  );
  useEffect(() => void read(), [read]);

  /** @returns whether it was done */
  const run = useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      setProblem(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        setProblem(messageOf(error));
        return false;
      } finally {
        // Whether it was done or not, somebody else may have changed them.
        await read();
        setBusy(false);
        onDone();
      }
    },
    [read, onDone],
  );
  return { known, problem, isBusy, run };
}

export type ReviewsState = ReturnType<typeof useReviews>;
