/** Duration of the slide animation, in ms. */
export const glideTime = 400;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/**
 * Scrolls a track so that the slide is at its start. Native smooth scrolling has no fixed duration, and scroll snapping
 * would revert each step.
 * @returns stops the animation
 */
export function glide(track: HTMLElement, slide: HTMLElement, time: number, done: () => void): () => void {
  const from = track.scrollLeft;
  const way = distance(track, slide);
  let frame = 0;
  const finish = () => {
    cancelAnimationFrame(frame);
    track.style.removeProperty('scroll-snap-type');
    done();
  };
  if (time === 0 || way === 0) {
    track.scrollTo({ left: from + way, behavior: 'instant' });
    finish();
    return () => {};
  }
  track.style.setProperty('scroll-snap-type', 'none');
  const start = performance.now();
  const step = (now: number) => {
    const part = Math.min(Math.max(now - start, 0) / time, 1);
    track.scrollTo({ left: from + way * easeOut(part), behavior: 'instant' });
    if (part < 1) frame = requestAnimationFrame(step);
    else finish();
  };
  frame = requestAnimationFrame(step);
  return finish;
}

/** How far the track must scroll; measured from the right in right-to-left text. */
export function distance(track: HTMLElement, slide: HTMLElement): number {
  const outer = track.getBoundingClientRect();
  const inner = slide.getBoundingClientRect();
  return getComputedStyle(track).direction === 'rtl' ? inner.right - outer.right : inner.left - outer.left;
}
