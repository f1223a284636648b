import { hashTarget } from '../../islands/hash-target';
import { bulletsOf, markPosition, nearestSlide, positionOf, slidesOf, trackOf } from './carousel-dom';
import { bulletForKey, nextPosition, previousPosition } from './carousel-position';
import { startShowing } from './start-showing';
import { startRotation } from './start-rotation';

/** How long a track must be still before scrolling counts as finished, in ms. */
const settleTime = 90;

/** Adds buttons, rotation and focus order to a track that scrolls natively. */
export function mount(root: HTMLElement): () => void {
  const off = new AbortController();
  const { signal } = off;
  const slides = startShowing(root);
  const { show } = slides;
  let settled: ReturnType<typeof setTimeout> | undefined;
  const rotation = startRotation(root, () => show(nextPosition(positionOf(root))), signal);
  const choose = (index: number) => {
    show(index);
    rotation.tell({ type: 'choose' });
  };

  const actions: Record<string, (button: HTMLElement) => void> = {
    rotation: rotation.toggle,
    previous: () => choose(previousPosition(positionOf(root))),
    next: () => choose(nextPosition(positionOf(root))),
    indicator: (button) => choose(bulletsOf(root).indexOf(button)),
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-carousel]') : null;
    if (button?.closest('.cmp-carousel') === root) actions[button.dataset.carousel ?? '']?.(button);
  };
  const onKey = (event: KeyboardEvent) => {
    const bullets = bulletsOf(root);
    const index = bullets.findIndex((bullet) => bullet === event.target);
    const rightToLeft = getComputedStyle(root).direction === 'rtl';
    const next = index < 0 ? undefined : bulletForKey(event.key, index, bullets.length, rightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    bullets[next]?.focus();
    choose(next);
  };
  const onPointerDown = ({ target }: Event) => {
    if (target instanceof Node && trackOf(root).contains(target)) rotation.tell({ type: 'choose' });
  };
  const onScroll = ({ target }: Event) => {
    if (target !== trackOf(root)) return;
    clearTimeout(settled);
    settled = setTimeout(() => {
      if (!slides.isGliding()) markPosition(root, { ...positionOf(root), index: nearestSlide(root) });
    }, settleTime);
  };
  const showHashTarget = (): boolean => {
    const target = hashTarget(location.hash);
    const index = slidesOf(root).findIndex((slide) => slide.contains(target));
    if (index < 0) return false;
    rotation.tell({ type: 'choose' });
    show(index, 0);
    return true;
  };

  root.addEventListener('click', onClick, { signal });
  root.addEventListener('keydown', onKey, { signal });
  root.addEventListener('pointerdown', onPointerDown, { signal });
  // Scroll events do not bubble; they are captured, so that no reference to the track is held.
  root.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  addEventListener('resize', () => markPosition(root, positionOf(root)), { signal });
  addEventListener('hashchange', showHashTarget, { signal });

  if (!showHashTarget()) {
    const { index } = positionOf(root);
    const scrolled = nearestSlide(root);
    // A visitor may have swiped before the chunk loaded; otherwise the author's first slide is shown.
    if (scrolled > 0) markPosition(root, { ...positionOf(root), index: scrolled });
    else show(index, 0);
  }
  return () => {
    off.abort();
    slides.stop();
    clearTimeout(settled);
  };
}
