import { bottom, right, type Box, type Point } from './geometry';

/**
 * Positions an element over a box of the page. Styles are set by script, as the editor's policy forbids them in markup.
 */
export function cover(element: HTMLElement, box: Box): void {
  element.style.transform = `translate(${box.left}px, ${box.top}px)`;
  element.style.width = `${box.width}px`;
  element.style.height = `${box.height}px`;
  element.dataset.shown = String(box.width > 0 && box.height > 0);
}

const gap = 4;

/**
 * Position of a bar that neither hides its item nor leaves the view: above it, else below, else at the top of the view.
 */
export function beside(
  box: Box,
  bar: { width: number; height: number },
  view: { width: number; height: number },
): Point {
  const above = box.top - bar.height - gap;
  const below = bottom(box) + gap;
  const fits = (y: number) => y >= gap && y + bar.height <= view.height - gap;
  const y = fits(above)
    ? above
    : box.top >= 0 && fits(below)
      ? below
      : clamp(box.top + gap, view.height - bar.height - gap);
  const x = right(box) - bar.width;
  return { x: clamp(x < gap ? box.left : x, view.width - bar.width - gap), y };
}

const clamp = (value: number, most: number): number => Math.max(gap, Math.min(value, most));
