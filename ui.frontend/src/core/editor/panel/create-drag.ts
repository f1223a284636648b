import { createStore, type Readable } from '../selection/create-store';
import type { Point } from '../selection/geometry/geometry';
import type { WorkbenchWithActions } from '../selection/Workbench';
import { drop, dropAt, type Drop } from './drop';
import type { DragSource } from './DragSource';

/** A drag in progress. */
export interface Dragging {
  readonly source: DragSource;
  /** What a drop at the pointer would do. */
  readonly target?: Drop;
  /** Pointer position in the window. */
  readonly at: Point;
}

export interface Drag extends Readable<Dragging | undefined> {
  /** Starts a press that can become a drag. */
  grab(source: DragSource, event: { clientX: number; clientY: number; pointerId: number }): void;
}

/** A press that moves less than this is a click. */
const threshold = 5;
/** Distance from the frame's edges within which the page scrolls, and the pixels per frame. */
const scrollEdge = 48;
const scrollStep = 14;

/**
 * Drags with pointer events: the layer over the frame keeps them in the editor's document, which native drag and drop
 * would leave at the frame's border.
 */
export function createDrag(bench: WorkbenchWithActions): Drag {
  const store = createStore<Dragging | undefined>(undefined);

  function grab(source: DragSource, start: { clientX: number; clientY: number; pointerId: number }): void {
    let frame = 0;
    let isOn = true;
    const asked = new Set<string>();
    let at: Point = { x: start.clientX, y: start.clientY };

    const look = () => {
      const rect = bench.page.window.frameElement?.getBoundingClientRect();
      if (!rect) return;
      const point = { x: at.x - rect.left, y: at.y - rect.top };
      const isOver = point.x >= 0 && point.y >= 0 && point.x < rect.width && point.y < rect.height;
      const target = isOver ? dropAt(bench, source, point) : undefined;
      store.set({ source, at, target });
      if (target?.kind === 'place') ask(target.place.parent);
      if (isOver && scroll(bench.page.window, point, rect.height)) frame = requestAnimationFrame(look);
    };
    /** Asks once what a container allows, then updates the drag, since the pointer may be resting. */
    const ask = (container: string) => {
      if (asked.has(container) || bench.allowed.known(container)) return;
      asked.add(container);
      const again = () => {
        if (isOn && store.get()) look();
      };
      // After a failure the drop itself asks again.
      bench.allowed.in(container).then(again, () => asked.delete(container));
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      at = { x: event.clientX, y: event.clientY };
      const isFar = Math.hypot(at.x - start.clientX, at.y - start.clientY) >= threshold;
      if (!store.get() && !isFar) return;
      event.preventDefault();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const end = () => {
      isOn = false;
      cancelAnimationFrame(frame);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', end);
      document.removeEventListener('keydown', escape, { capture: true });
      store.set(undefined);
    };
    const release = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      if (store.get()) look();
      const dragging = store.get();
      end();
      if (!dragging?.target) return;
      const { target } = dragging;
      if (target.kind === 'place' && target.refusal !== undefined) bench.doors.refuse(target.refusal);
      else void drop(bench, source, target);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !store.get()) return;
      event.stopPropagation();
      end();
      bench.doors.announce('Drag cancelled.');
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', end);
    document.addEventListener('keydown', escape, { capture: true });
  }

  return { ...store, grab };
}

function scroll(window: Window, { y }: Point, height: number): boolean {
  const step = y < scrollEdge ? -scrollStep : y > height - scrollEdge ? scrollStep : 0;
  const before = window.scrollY;
  if (step !== 0) window.scrollBy({ top: step, behavior: 'instant' });
  return window.scrollY !== before;
}
