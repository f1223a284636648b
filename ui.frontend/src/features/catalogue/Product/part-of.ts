/**
 * Finds parts of one piece of a product's markup: `partsOf('solid')(root, 'stage', HTMLElement)` is `.cmp-product__solid-stage`.
 *
 * @throws Error that names the part, if the markup has none
 */
export const partsOf =
  (piece: string) =>
  <E extends HTMLElement>(root: HTMLElement, name: string, type: new () => E): E => {
    const part = root.querySelector(`.cmp-product__${piece}-${name}`);
    if (part instanceof type) return part;
    throw new Error(`The product has no ${piece}-${name}`);
  };
