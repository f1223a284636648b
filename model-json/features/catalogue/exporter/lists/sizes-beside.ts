import type { Size } from '../../../../../shared/features/catalogue/api/product-card.model';
import { kindOf } from '../../../../../shared/features/catalogue/comparing/kinds';
import { figureOf } from '../../products/figures';
import type { Product } from '../../products/Product';

/** What differs by less is the same size: a machine with a dryer delivers a little less. */
const SAME = 1.1;

/**
 * Tells which products are one size larger or smaller than another: the next of its family in either direction, and those
 * of the same size as that.
 */
export function sizesBeside(
  product: Product,
  family: readonly Product[],
): (other: Product) => Size | undefined {
  const kind = kindOf(product.family);
  const name = kind?.hasSizes ? kind.first[0] : undefined;
  const sizeOf = ({ figures }: Product) => (name && figureOf(figures, name)) ?? 0;
  const own = sizeOf(product);
  const sizes = own > 0 ? family.map(sizeOf).filter((size) => size > 0) : [];
  const larger = Math.min(...sizes.filter((size) => size > own * SAME)) * SAME;
  const smaller = Math.max(...sizes.filter((size) => size * SAME < own));
  return (other) => {
    const size = sizeOf(other);
    if (other.family !== product.family || sizes.length === 0) return undefined;
    if (size > own * SAME && size <= larger) return 'larger';
    return size * SAME < own && size * SAME >= smaller ? 'smaller' : undefined;
  };
}
