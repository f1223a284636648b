import { wantsLessMotion } from '../../kit/motion';
import { markRotation } from './carousel-dom';
import { initialRotation, isRotating, rotate, type Rotation, type RotationEvent } from './rotation';

/** Requests of the visitor to the rotation. */
export interface RotationControl {
  tell(event: RotationEvent): void;
  /** Pause or play, depending on the button's state. */
  toggle(): void;
}

/**
 * Calls `advance` at an interval (`data-delay`) while the carousel plays.
 * @param signal stops it
 */
export function startRotation(root: HTMLElement, advance: () => void, signal: AbortSignal): RotationControl {
  const { autoplay, delay, autopauseDisabled } = root.dataset;
  const canHover = matchMedia('(hover: hover)').matches;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The chunk may have been loaded because of pointer or focus.
  let rotation: Rotation = {
    ...initialRotation(wantsLessMotion()),
    hovered: canHover && root.matches(':hover'),
    focused: root.contains(document.activeElement),
    hidden: document.hidden,
  };

  const schedule = () => {
    clearTimeout(timer);
    const rotating = autoplay === 'true' && isRotating(rotation, autopauseDisabled !== 'true');
    markRotation(root, { wanted: rotation.asked !== 'pause', rotating });
    if (!rotating) return;
    timer = setTimeout(() => {
      advance();
      schedule();
    }, Number(delay));
  };
  const tell = (event: RotationEvent) => {
    rotation = rotate(rotation, event);
    schedule();
  };

  // A touch must not leave the pointer "over" the carousel forever.
  const hover = (on: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') tell({ type: 'hover', on });
  };
  root.addEventListener('pointerenter', hover(true), { signal });
  root.addEventListener('pointerleave', hover(false), { signal });
  root.addEventListener('focusin', () => tell({ type: 'focus', on: true }), { signal });
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) =>
      tell({ type: 'focus', on: relatedTarget instanceof Node && root.contains(relatedTarget) }),
    { signal },
  );
  document.addEventListener('visibilitychange', () => tell({ type: 'hide', on: document.hidden }), {
    signal,
  });
  signal.addEventListener('abort', () => clearTimeout(timer));
  schedule();
  return { tell, toggle: () => tell({ type: rotation.asked === 'pause' ? 'play' : 'pause' }) };
}
