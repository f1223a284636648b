import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
  type MouseEvent,
} from 'react';
import { useReadable } from '../create-store';
import { HoverBox } from './HoverBox';
import { OverlayItem } from './OverlayItem';
import { pan } from '../geometry/pan';
import { cover } from '../geometry/place-on-page';
import { picksSeveral, pressItem } from './press-item';
import { runKey } from '../toolbar/run-key';
import { useItemLabels } from '../geometry/use-item-labels';
import { useWorkbench } from '../Workbench';

interface ContentOverlaysProps {
  /** Starts a press on an item that can become a drag. */
  onGrab(path: string, event: PointerEvent): void;
  /** Drawn over the page besides the items, in the view's coordinates. */
  children?: ReactNode;
}

/**
 * Covers the page's frame with a box for each item of the content, through which keyboards and screen readers reach it.
 * The item under the pointer is found by geometry, so that a single element listens.
 */
export function ContentOverlays({ onGrab, children }: ContentOverlaysProps): ReactNode {
  const bench = useWorkbench();
  const { page, tree: treeStore, geometry, selection } = bench;
  const tree = useReadable(treeStore);
  const { paths } = useReadable(selection);
  const wanted = useReadable(selection.wanted);
  const labels = useItemLabels();
  const layer = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [elements] = useState(() => new Map<string, HTMLElement>());

  useLayoutEffect(() => {
    let drawn: unknown;
    const place = () => {
      const { x, y } = geometry.scroll();
      canvas.current!.style.transform = `translate(${-x}px, ${-y}px)`;
      const boxes = geometry.boxes();
      if (boxes === drawn) return;
      drawn = boxes;
      for (const [path, box] of boxes) {
        const element = elements.get(path);
        if (element) cover(element, box);
      }
    };
    place();
    return geometry.onChange(place);
  }, [geometry, tree, elements]);

  useEffect(() => {
    if (wanted === undefined || selection.home() !== 'page' || !tree.has(wanted)) return;
    elements.get(wanted)?.focus({ preventScroll: true });
    page.reveal(wanted);
    selection.arrived();
  }, [wanted, tree, page, selection, elements]);

  // React's wheel listeners are passive, and the page below must not scroll twice.
  useEffect(() => {
    const element = layer.current!;
    const roll = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      page.window.scrollBy({ left: event.deltaX, top: event.deltaY, behavior: 'instant' });
    };
    element.addEventListener('wheel', roll, { passive: false });
    return () => element.removeEventListener('wheel', roll);
  }, [page]);

  const pointed = (event: MouseEvent) => {
    const { left, top } = layer.current!.getBoundingClientRect();
    return geometry.hit({ x: event.clientX - left, y: event.clientY - top });
  };
  const pick = (event: PointerEvent) => {
    if (event.button !== 0 || !canvas.current!.parentElement!.contains(event.target as Node)) return;
    const path = pointed(event);
    if (path === undefined) return;
    event.preventDefault();
    selection.enter('page');
    if (picksSeveral(event)) return pressItem(selection, tree, path, event);
    if (!paths.includes(path)) selection.dispatch({ type: 'select', paths: [path] });
    if (event.pointerType !== 'touch') onGrab(path, event);
    elements.get(path)?.focus({ preventScroll: true });
  };
  const press = (event: PointerEvent) => {
    if (event.pointerType === 'touch') pan(page.window, event, () => pick(event));
    else pick(event);
  };
  const open = (event: MouseEvent) => {
    const path = pointed(event);
    const item = path === undefined ? undefined : tree.get(path);
    if (!item || item.isRoot) return;
    runKey({ do: bench.canEditInPlace(item.path) ? 'edit' : 'configure' }, bench);
  };

  const focused = useCallback(
    (path: string) => {
      selection.enter('page');
      if (selection.get().paths.includes(path)) return;
      selection.dispatch({ type: 'select', paths: [path] });
      page.reveal(path);
    },
    [selection, page],
  );

  const current = paths.at(-1) ?? tree.keys().next().value;
  return (
    <div className="ed-overlays" ref={layer}>
      {/* The shell handles keys, for this tree and the side panel's. */}
      <div
        className="ed-overlays__glass"
        onPointerDown={press}
        onDoubleClick={open}
        onPointerMove={(event) => selection.dispatch({ type: 'hover', path: pointed(event) })}
        onPointerLeave={() => selection.dispatch({ type: 'hover' })}
      >
        <div
          className="ed-overlays__canvas"
          ref={canvas}
          role="tree"
          aria-label="Content of the page"
          aria-multiselectable
          data-content-keys
        >
          {[...tree.values()].map((item) => {
            const { title, summary } = labels(item.path);
            const siblings = item.parent === undefined ? undefined : tree.get(item.parent)!.children;
            return (
              <OverlayItem
                key={item.path}
                path={item.path}
                title={title}
                summary={summary}
                level={item.level}
                position={siblings ? siblings.indexOf(item.path) + 1 : 1}
                count={siblings?.length ?? 1}
                isEmpty={item.isContainer && item.children.length === 0}
                isLocked={bench.locks.ofWords(item.path) !== undefined}
                isSelected={paths.includes(item.path)}
                isCurrent={item.path === current}
                elements={elements}
                onFocus={focused}
              />
            );
          })}
          <HoverBox />
        </div>
      </div>
      {children}
    </div>
  );
}
