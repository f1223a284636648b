import { useCallback } from 'react';
import type { ReviewsOfPage } from '../../../../../../shared/authoring/review';
import { readReviews } from '../../sling/reviews';
import type { SlingClient } from '../../sling/SlingClient';
import { useListed, type Listed } from '../use-listed';

/** The reviews of a page. @param onDone is called after each change of one */
export function useReviews(sling: SlingClient, path: string, onDone: () => void): Listed<ReviewsOfPage> {
  const listed = useListed(useCallback(() => readReviews(sling, path), [sling, path]));
  return { ...listed, run: (work) => listed.run(work).finally(onDone) };
}
