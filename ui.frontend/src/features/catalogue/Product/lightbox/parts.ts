/** A part of the lightbox's markup: `partOf(dialog, 'stage', HTMLElement)`. */
export function partOf<E extends HTMLElement>(root: HTMLElement, name: string, type: new () => E): E {
  const part = root.querySelector(`.cmp-product__lightbox-${name}`);
  if (part instanceof type) return part;
  throw new Error(`The lightbox has no ${name}`);
}
