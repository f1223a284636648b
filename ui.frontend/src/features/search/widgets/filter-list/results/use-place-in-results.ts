import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Results } from './use-results';

/**
 * Restores scroll position and focus after a response: to the heading after paging or a search in a box beside the list, to the
 * last position after going back, and to the heading if the focused element is gone (a removed chip).
 */
export function usePlaceInResults(
  element: RefObject<HTMLElement | null>,
  { answer, scroll, isSought }: Results,
): void {
  const before = useRef(answer);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = answer;
    // The first response is part of the page, unless the visitor has already searched beside the list.
    if (answer === last || !answer || (!last && !isSought)) return;
    const title = element.current?.querySelector<HTMLElement>('.cmp-filterlist__title');
    const { activeElement } = document;
    const isLost = activeElement === document.body;
    const isBeside = !isLost && !element.current?.contains(activeElement);
    const isOther = answer.asked.page !== last?.asked.page || (isBeside && answer.asked.q !== last.asked.q);
    if (scroll !== undefined) scrollTo({ top: scroll, behavior: 'instant' });
    // Not smoothly: going back during the animation would end at another place.
    else if (isOther) title?.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (isLost || (isOther && scroll === undefined)) {
      title?.focus({ preventScroll: true });
    }
  }, [answer, scroll, isSought, element]);
}
