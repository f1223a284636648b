import type { Resource } from '../../../repository/Resource';
import { pageProperties } from '../../shared/pages';
import { text } from '../../shared/properties';

/** The brand whose theme a page uses: `brand` of itself or of the nearest ancestor; undefined for the main brand. */
export function brandOf(page: Resource | undefined): string | undefined {
  for (let node = page; node; node = node.parent) {
    const brand = text(pageProperties(node), 'brand');
    if (brand) return brand;
  }
  return undefined;
}
