import { onMotionChange, wantsLessMotion } from '../../kit/motion';

/** Half of it must be seen for it to play. */
const threshold = 0.5;

/**
 * Plays a silent video while it is seen. A visitor who pauses it has paused it for good, and one who asked for less motion
 * starts it themselves.
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
    // Refused by power saving or policy: the controls are there.
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
