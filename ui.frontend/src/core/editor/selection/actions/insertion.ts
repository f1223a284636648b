import {
  areBeside,
  bottom,
  contains,
  hit,
  isVisible,
  right,
  type Box,
  type Point,
} from '../geometry/geometry';
import { zoneAt, type Edged } from '../geometry/edge-zones';
import { nameOf, siblingsOf, type ContentTree } from '../content-tree';
import type { Position } from '../../session/EditorSession';

/** A place in a container. */
export interface Place {
  readonly parent: string;
  readonly position: Position;
}

/** A place under the pointer, with the line that marks it. */
export interface PointedPlace extends Place {
  readonly line: Box;
}

const thickness = 3;

/**
 * Where a drop at a point goes; undefined outside the content.
 *
 * @param controls what shows the panels of tabs, accordions and carousels: a new panel goes beside one of these
 */
export function placeAt(
  tree: ContentTree,
  boxes: ReadonlyMap<string, Box>,
  point: Point,
  controls: ReadonlyMap<string, Box> = new Map(),
): PointedPlace | undefined {
  const shown = (parent: string, children: readonly string[]): ReadonlyMap<string, Box> =>
    new Map([parent, ...children].map((path) => [path, controls.get(path) ?? boxes.get(path) ?? nowhere]));
  const path = hit(boxes, point);
  const item = path === undefined ? undefined : tree.get(path);
  if (path === undefined || !item) return undefined;
  const beside = zoneAt(containersAround(tree, path, boxes, controls), boxes.get(path) ?? nowhere, point);
  if (beside === undefined && item.isContainer)
    return inContainer(path, item.children, shown(path, item.children), point);
  const near = beside ?? path;
  const parent = tree.get(near)?.parent;
  if (parent === undefined) return undefined;
  const siblings = tree.get(parent)?.children ?? [];
  return inContainer(parent, siblings, shown(parent, siblings), point, near);
}

/** The containers around a point that have edges to drop at, outermost first. */
function containersAround(
  tree: ContentTree,
  path: string,
  boxes: ReadonlyMap<string, Box>,
  controls: ReadonlyMap<string, Box>,
): readonly Edged[] {
  const around: Edged[] = [];
  for (let item = tree.get(path); item?.parent !== undefined; item = tree.get(item.parent)) {
    const box = boxes.get(item.path);
    // Beside a panel, a drop goes at its tab, heading or bullet.
    if (!box || !item.isContainer || item.isRoot || controls.has(item.path)) continue;
    const siblings = tree.get(item.parent)?.children ?? [];
    const others = siblings.filter((other) => other !== item?.path);
    around.unshift({ path: item.path, box, direction: directionAmong(others, box, boxes) });
  }
  return around;
}

const directionAmong = (
  others: readonly string[],
  box: Box,
  boxes: ReadonlyMap<string, Box>,
): Edged['direction'] =>
  others.some((path) => isBeside(boxes.get(path) ?? nowhere, box)) ? 'upright' : 'level';

const isBeside = (other: Box, box: Box): boolean => isVisible(other) && areBeside(other, box);

function inContainer(
  parent: string,
  children: readonly string[],
  boxes: ReadonlyMap<string, Box>,
  point: Point,
  pointed?: string,
): PointedPlace {
  const boxOf = (path: string) => boxes.get(path) ?? nowhere;
  const shown = children.filter((path) => isVisible(boxOf(path)));
  const near = pointed ?? nearest(shown, boxOf, point);
  if (near === undefined) return { parent, position: 'last', line: topOf(boxOf(parent)) };
  const box = boxOf(near);
  const beside = shown.some((path) => path !== near && isBeside(boxOf(path), box));
  const before = beside ? point.x < box.left + box.width / 2 : point.y < box.top + box.height / 2;
  const name = nameOf(near);
  return {
    parent,
    position: before ? { before: name } : { after: name },
    line: lineAt(box, beside, before),
  };
}

/** The line beside an item at which another of its container goes. */
export function lineBy(
  tree: ContentTree,
  boxes: ReadonlyMap<string, Box>,
  path: string,
  where: 'before' | 'after',
): Box | undefined {
  const box = boxes.get(path);
  if (!box || !isVisible(box)) return undefined;
  const others = siblingsOf(tree, path).filter((other) => other !== path);
  return lineAt(box, directionAmong(others, box, boxes) === 'upright', where === 'before');
}

const lineAt = (box: Box, beside: boolean, before: boolean): Box =>
  beside ? uprightLine(box, before) : levelLine(box, before);

const nowhere: Box = { left: 0, top: 0, width: 0, height: 0 };

const topOf = ({ left, top, width }: Box): Box => ({ left, top, width, height: thickness });

const levelLine = (box: Box, before: boolean): Box => ({
  left: box.left,
  top: (before ? box.top : bottom(box)) - thickness / 2,
  width: box.width,
  height: thickness,
});

const uprightLine = (box: Box, before: boolean): Box => ({
  left: (before ? box.left : right(box)) - thickness / 2,
  top: box.top,
  width: thickness,
  height: box.height,
});

function nearest(paths: readonly string[], boxOf: (path: string) => Box, point: Point): string | undefined {
  let found: string | undefined;
  let least = Infinity;
  for (const path of paths) {
    const distance = distanceTo(boxOf(path), point);
    if (distance < least) [found, least] = [path, distance];
  }
  return found;
}

function distanceTo(box: Box, point: Point): number {
  if (contains(box, point)) return 0;
  const dx = Math.max(box.left - point.x, 0, point.x - right(box));
  const dy = Math.max(box.top - point.y, 0, point.y - bottom(box));
  return Math.hypot(dx, dy);
}

/** The place beside an item or, if asked, inside a container. */
export function placeBy(
  tree: ContentTree,
  path: string,
  where: 'before' | 'after' | 'into',
): Place | undefined {
  const item = tree.get(path);
  if (!item) return undefined;
  if (where === 'into' || item.parent === undefined) return { parent: path, position: 'last' };
  return {
    parent: item.parent,
    position: where === 'before' ? { before: nameOf(path) } : { after: nameOf(path) },
  };
}
