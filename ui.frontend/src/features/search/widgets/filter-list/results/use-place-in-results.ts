import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Results } from './use-results';

/**
 * Where a visitor is after an answer: at the heading after another page and after a search in a box beside the list, where
 * the list was left after coming back, at the heading where what had the focus is gone (a chip that was taken away).
 */
export function usePlaceInResults(
  element: RefObject<HTMLElement | null>,
  { answer, scroll, isSought }: Results,
): void {
  const before = useRef(answer);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = answer;
    // The first answer belongs to the page, unless somebody has searched beside the list before it came.
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
