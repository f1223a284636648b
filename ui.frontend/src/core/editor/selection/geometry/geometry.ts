/** A rectangle in the page's own coordinates, which scrolling does not change. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const right = ({ left, width }: Box): number => left + width;
export const bottom = ({ top, height }: Box): number => top + height;

export const contains = (box: Box, { x, y }: Point): boolean =>
  x >= box.left && x < right(box) && y >= box.top && y < bottom(box);

export const isVisible = ({ width, height }: Box): boolean => width > 0 && height > 0;

/** The visible part of a box inside another: a carousel hides the slides beside the current one. */
export function clip(box: Box, by: Box): Box {
  const left = Math.max(box.left, by.left);
  const top = Math.max(box.top, by.top);
  return {
    left,
    top,
    width: Math.max(0, Math.min(right(box), right(by)) - left),
    height: Math.max(0, Math.min(bottom(box), bottom(by)) - top),
  };
}

/**
 * The innermost item at a point.
 * @param boxes by path, in page order: descendants, and items drawn over others, come later
 */
export function hit(boxes: ReadonlyMap<string, Box>, point: Point): string | undefined {
  let found: string | undefined;
  for (const [path, box] of boxes) if (contains(box, point)) found = path;
  return found;
}

/** Whether two boxes are side by side rather than one below the other: those of stacked items may overlap, too. */
export function areBeside(a: Box, b: Box): boolean {
  const height = Math.min(bottom(a), bottom(b)) - Math.max(a.top, b.top);
  const width = Math.min(right(a), right(b)) - Math.max(a.left, b.left);
  return height > Math.min(a.height, b.height) / 2 && width < Math.min(a.width, b.width) / 2;
}
