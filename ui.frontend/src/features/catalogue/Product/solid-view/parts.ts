/** A part of the 3D view's markup: `partOf(root, 'stage', HTMLElement)`. */
export function partOf<E extends HTMLElement>(root: HTMLElement, name: string, type: new () => E): E {
  const part = root.querySelector(`.cmp-product__solid-${name}`);
  if (part instanceof type) return part;
  throw new Error(`The 3D view has no ${name}`);
}
