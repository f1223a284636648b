/** An element's box in its window. */
export type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const nothing: Rect = { left: 0, top: 0, width: 0, height: 0 };

/**
 * The box of a rendered element as the editor shows it; of size 0 if it is not rendered. Content of a closed `<details>`
 * keeps its size and would overlap what follows.
 *
 * @param scale of the page's frame (`frameScale`)
 */
export function drawnRect(element: HTMLElement, scale: number): Rect {
  if (!element.checkVisibility()) return nothing;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
}
