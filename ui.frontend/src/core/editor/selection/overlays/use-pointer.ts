import type { MouseEvent, PointerEvent } from 'react';
import { pan } from '../geometry/pan';
import { runKey } from '../toolbar/run-key';
import { useWorkbench } from '../Workbench';
import { picksSeveral, pressItem } from './press-item';
import type { ItemElements } from './use-covering';

/**
 * Pointer handlers of the glass over the page. The item under the pointer is found by geometry, so that a single
 * element listens.
 *
 * @param onGrab starts a press on an item that can become a drag
 */
export function usePointer(elements: ItemElements, onGrab: (path: string, event: PointerEvent) => void) {
  const bench = useWorkbench();
  const { page, geometry, selection } = bench;

  /** The item at the pointer, within the element that covers the page. */
  const pointed = (event: MouseEvent, glass: Element) => {
    const { left, top } = glass.getBoundingClientRect();
    return geometry.hit({ x: event.clientX - left, y: event.clientY - top });
  };
  const pick = (event: PointerEvent, glass: Element) => {
    if (event.button !== 0 || !(event.target instanceof Node && glass.contains(event.target))) return;
    const path = pointed(event, glass);
    if (path === undefined) return;
    event.preventDefault();
    selection.enter('page');
    if (picksSeveral(event)) return pressItem(selection, bench.tree.get(), path, event);
    if (!selection.get().paths.includes(path)) selection.dispatch({ type: 'select', paths: [path] });
    if (event.pointerType !== 'touch') onGrab(path, event);
    elements.get(path)?.focus({ preventScroll: true });
  };
  return {
    onPointerDown(event: PointerEvent) {
      // React forgets it before a tap ends.
      const glass = event.currentTarget;
      if (event.pointerType === 'touch') pan(page.window, event, () => pick(event, glass));
      else pick(event, glass);
    },
    onDoubleClick(event: MouseEvent) {
      const path = pointed(event, event.currentTarget);
      const item = path === undefined ? undefined : bench.tree.get().get(path);
      if (!item || item.isRoot) return;
      runKey({ do: bench.canEditInPlace(item.path) ? 'edit' : 'configure' }, bench);
    },
    onPointerMove: (event: PointerEvent) =>
      selection.dispatch({ type: 'hover', path: pointed(event, event.currentTarget) }),
    onPointerLeave: () => selection.dispatch({ type: 'hover' }),
  };
}
