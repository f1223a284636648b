/** Where something stands in its window. */
export type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * Where an element is drawn; nothing where it is not. What is folded away in a closed `<details>` keeps the size that it
 * would have, and would lie over what follows.
 */
export const drawnRect = (element: HTMLElement): Rect =>
  element.checkVisibility() ? element.getBoundingClientRect() : { left: 0, top: 0, width: 0, height: 0 };
