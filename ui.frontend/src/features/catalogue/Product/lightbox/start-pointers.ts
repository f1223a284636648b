import type { Stage } from './Stage';

/** What a double click enlarges by, and a notch of a mouse wheel per pixel that it reports. */
const [DOUBLE, PER_PIXEL] = [2.5, 1.0015] as const;
/** A finger that moves this far sideways turns to another picture. */
const SWIPE = 48;

type Point = readonly [number, number];

/** Zooms by wheel, pinch and double click; drags an enlarged picture; a swipe turns over a whole one. */
export function startPointers(stage: Stage, turn: (step: number) => void, signal: AbortSignal): void {
  const { element } = stage;
  const down = new Map<number, Point>();
  let swiped = 0;

  const fromCentre = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [clientX - left - width / 2, clientY - top - height / 2];
  };
  const onDown = (event: PointerEvent) => {
    down.set(event.pointerId, fromCentre(event));
    element.setPointerCapture(event.pointerId);
    swiped = 0;
  };
  const onMove = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = fromCentre(event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, now);
    const [right, below] = [now[0] - before[0], now[1] - before[1]];
    if (other) {
      stage.zoom(distance(now, other) / distance(before, other), between(now, other));
      stage.move(right / 2, below / 2);
    } else if (stage.isEnlarged()) stage.move(right, below);
    else if (event.pointerType === 'touch' && Math.abs(right) > Math.abs(below)) swiped += right;
  };
  const onUp = (event: PointerEvent) => {
    if (down.size === 1 && event.type === 'pointerup' && Math.abs(swiped) > SWIPE) {
      const isBackward = swiped > 0 !== (getComputedStyle(element).direction === 'rtl');
      turn(isBackward ? -1 : 1);
    }
    if (down.size > 1) swiped = 0;
    down.delete(event.pointerId);
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    // Firefox reports lines; a pinch on a trackpad arrives as a wheel with Ctrl and small steps.
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1);
    stage.zoom(PER_PIXEL ** (-pixels * (event.ctrlKey ? 6 : 1)), fromCentre(event));
  };
  const onDouble = (event: MouseEvent) =>
    stage.isEnlarged() ? stage.reset() : stage.zoom(DOUBLE, fromCentre(event));

  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  element.addEventListener('dblclick', onDouble, { signal });
}

const distance = (a: Point, b: Point): number => Math.max(1, Math.hypot(a[0] - b[0], a[1] - b[1]));
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
