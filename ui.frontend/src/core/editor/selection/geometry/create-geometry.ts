import type { OpenPage } from '../../page/create-editor-page';
import { drawnRect } from '../../page/drawn-rect';
import { frameScale } from '../../page/frame-scale';
import type { ContentTree } from '../content-tree';
import type { Readable } from '../create-store';
import { clip, hit, isVisible, type Box, type Point } from './geometry';
import { isPanelContainer } from '../toolbar/panels';

/**
 * Boxes of the content, measured once per change; scrolling measures nothing. All sizes are as the editor shows the page: if
 * its frame is scaled down, so are they.
 */
export interface Geometry {
  /** In the page's coordinates and order. */
  boxes(): ReadonlyMap<string, Box>;
  /** What shows each panel of tabs, accordions and carousels, by the panel's path: its tab, heading or bullet. */
  controls(): ReadonlyMap<string, Box>;
  /** The page's scroll offset. */
  scroll(): Point;
  /** The innermost item at a point of the frame. */
  hit(point: Point): string | undefined;
  onChange(listener: () => void): () => void;
}

export function createGeometry(page: OpenPage, tree: Readable<ContentTree>): Geometry {
  const listeners = new Set<() => void>();
  let boxes: ReadonlyMap<string, Box> | undefined;
  let controls: ReadonlyMap<string, Box> | undefined;
  const scroll = () => {
    const scale = frameScale(page.window);
    return { x: page.window.scrollX * scale, y: page.window.scrollY * scale };
  };
  page.onChange((change) => {
    if (change === 'layout') boxes = controls = undefined;
    listeners.forEach((listener) => listener());
  });
  const measured = () => (boxes ??= measure(page, tree.get(), scroll()));
  return {
    boxes: measured,
    controls: () => (controls ??= measureControls(page, tree.get(), scroll())),
    scroll,
    hit: ({ x, y }) => {
      const offset = scroll();
      return hit(measured(), { x: x + offset.x, y: y + offset.y });
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function measure(page: OpenPage, tree: ContentTree, offset: Point): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  const scale = frameScale(page.window);
  for (const { path, parent } of tree.values()) {
    const element = page.get(path)?.element;
    if (!element) continue;
    const box = boxOn(element, scale, offset);
    const around = parent !== undefined && isPanelContainer(tree.get(parent)) ? boxes.get(parent) : undefined;
    boxes.set(path, around ? clip(box, around) : box);
  }
  return boxes;
}

const CONTROLS = '[role="tab"], .cmp-accordion__button, .cmp-carousel__indicator';

function measureControls(page: OpenPage, tree: ContentTree, offset: Point): ReadonlyMap<string, Box> {
  const scale = frameScale(page.window);
  const controls = new Map<string, Box>();
  for (const item of tree.values()) {
    const element = isPanelContainer(item) ? page.get(item.path)?.element : undefined;
    const own = element?.querySelector('[data-panelcontainer]');
    if (!own) continue;
    // Not those of containers in its panels.
    const all = [...own.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) => control.closest('[data-panelcontainer]') === own,
    );
    item.children.forEach((path, index) => {
      const control = all[index];
      const box = control && boxOn(control, scale, offset);
      if (box && isVisible(box)) controls.set(path, box);
    });
  }
  return controls;
}

function boxOn(element: HTMLElement, scale: number, offset: Point): Box {
  const { left, top, width, height } = drawnRect(element, scale);
  return { left: left + offset.x, top: top + offset.y, width, height };
}
