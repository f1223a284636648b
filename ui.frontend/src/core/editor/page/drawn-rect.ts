/** An element's box in its window. */
export type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * The box of a rendered element; undefined if it is not rendered. Content of a closed `<details>` keeps its size and
 * would overlap what follows.
 */
export const drawnRect = (element: HTMLElement): Rect =>
  element.checkVisibility() ? element.getBoundingClientRect() : { left: 0, top: 0, width: 0, height: 0 };
