import { wantsLessMotion } from '../../kit/motion';
import { markPosition, positionOf, slidesOf, trackOf } from './carousel-dom';
import { lastPosition } from './carousel-position';
import { glide, glideTime } from './glide';

/** Brings slides into view, one at a time. */
export function startShowing(root: HTMLElement) {
  let stopGliding: (() => void) | undefined;
  return {
    show(index: number, time = wantsLessMotion() ? 0 : glideTime) {
      const slide = slidesOf(root)[index];
      if (!slide) return;
      stopGliding?.();
      const position = positionOf(root);
      let arrived = false;
      const stop = glide(trackOf(root), slide, time, () => {
        arrived = true;
        stopGliding = undefined;
      });
      if (!arrived) stopGliding = stop;
      // Last: everything above measures, and would lay out the page for each change before it.
      markPosition(root, { ...position, index: Math.min(index, lastPosition(position)) });
    },
    isGliding: () => stopGliding !== undefined,
    stop: () => stopGliding?.(),
  };
}
