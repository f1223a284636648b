import { onMotionChange, wantsLessMotion } from '../../kit/motion';

/** Fraction of the video that must be in view for it to play. */
const threshold = 0.5;

/**
 * Plays a muted video while it is in view. If a visitor pauses it, it stays paused; visitors who prefer reduced motion
 * start it themselves.
 */
export function mount(root: HTMLElement): () => void {
  const video = root.querySelector('video');
  if (!video) return () => {};
  const off = new AbortController();
  let isSeen = false;
  let isStopped = false;
  let ownPause = false;

  const update = () => {
    const plays = isSeen && !wantsLessMotion() && !isStopped;
    // Blocked by power saving or policy: the controls remain.
    if (plays && video.paused) void video.play().catch(() => {});
    else if (!plays && !video.paused && !isStopped) {
      ownPause = true;
      video.pause();
    }
  };

  video.addEventListener(
    'pause',
    () => {
      if (!ownPause && !video.ended) isStopped = true;
      ownPause = false;
    },
    { signal: off.signal },
  );
  onMotionChange(update, off.signal);
  const observer = new IntersectionObserver(
    ([entry]) => {
      isSeen = entry?.isIntersecting ?? false;
      update();
    },
    { threshold },
  );
  observer.observe(video);
  return () => {
    off.abort();
    observer.disconnect();
  };
}
