import { createStore, type Readable, type Store } from '../selection/create-store';
import type { Point } from '../selection/geometry/geometry';
import type { WorkbenchWithActions } from '../selection/Workbench';
import { askOnce } from './ask-once';
import { drop, dropAt, type Drop } from './drop';
import type { DragSource } from './DragSource';
import { springPanels } from './spring-panels';
import { whilePressed } from './while-pressed';
import { t } from '../../../../../shared/authoring/language/t';

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
  return { ...store, grab: (source, start) => grab(bench, store, source, start) };
}

function grab(
  bench: WorkbenchWithActions,
  store: Store<Dragging | undefined>,
  source: DragSource,
  start: { clientX: number; clientY: number; pointerId: number },
): void {
  let frame = 0;
  let isOn = true;
  const panels = springPanels(bench);
  let at: Point = { x: start.clientX, y: start.clientY };
  const ask = askOnce(bench.allowed, () => {
    if (isOn && store.get()) look();
  });

  const look = () => {
    const rect = bench.page.window.frameElement?.getBoundingClientRect();
    if (!rect) return;
    const point = { x: at.x - rect.left, y: at.y - rect.top };
    const isOver = point.x >= 0 && point.y >= 0 && point.x < rect.width && point.y < rect.height;
    const target = isOver ? dropAt(bench, source, point) : undefined;
    panels.over(isOver ? point : undefined);
    store.set({ source, at, target });
    if (target?.kind === 'place') ask(target.place.parent);
    if (isOver && scroll(bench.page.window, point, rect.height)) frame = requestAnimationFrame(look);
  };
  const onCancel = () => {
    isOn = false;
    cancelAnimationFrame(frame);
    panels.leave();
    stop();
    store.set(undefined);
  };
  const stop = whilePressed({
    onMove(event) {
      if (event.pointerId !== start.pointerId) return;
      at = { x: event.clientX, y: event.clientY };
      const isFar = Math.hypot(at.x - start.clientX, at.y - start.clientY) >= threshold;
      if (!store.get() && !isFar) return;
      event.preventDefault();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    },
    onRelease(event) {
      if (event.pointerId !== start.pointerId) return;
      if (store.get()) look();
      const target = store.get()?.target;
      onCancel();
      if (!target) return;
      if (target.kind === 'place' && target.refusal !== undefined) bench.shell.refuse(target.refusal);
      else void drop(bench, source, target);
    },
    onCancel,
    onEscape(event) {
      if (!store.get()) return;
      event.stopPropagation();
      onCancel();
      bench.shell.announce(t('Drag cancelled.'));
    },
  });
}

function scroll(window: Window, { y }: Point, height: number): boolean {
  const step = y < scrollEdge ? -scrollStep : y > height - scrollEdge ? scrollStep : 0;
  const before = window.scrollY;
  if (step !== 0) window.scrollBy({ top: step, behavior: 'instant' });
  return window.scrollY !== before;
}
