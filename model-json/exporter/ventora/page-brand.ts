import type { Resource } from '../../repository/Resource';
import { pageProperties } from '../shared/pages';
import { flag, text } from '../shared/properties';

/** Properties of a page and of the pages above it, nearest first. */
function* upwards(page: Resource | undefined) {
  for (let node = page; node; node = node.parent) yield pageProperties(node);
}

/** The brand whose theme a page wears: `brand` of itself or of the nearest page above; undefined for the first brand. */
export function brandOf(page: Resource | undefined): string | undefined {
  for (const properties of upwards(page)) {
    const brand = text(properties, 'brand');
    if (brand) return brand;
  }
  return undefined;
}

/** Whether `?theme=` may show the page in another brand: `brandIsOpen` of itself or of a page above (component library). */
export const brandIsOpen = (page: Resource | undefined): boolean =>
  [...upwards(page)].some((properties) => flag(properties, 'brandIsOpen'));
