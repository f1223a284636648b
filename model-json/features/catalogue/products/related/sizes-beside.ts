import type { Size } from '../../../../../shared/features/catalogue/api/product-card.model';
import { kindOf, SIZE_FEATURES } from '../../../../../shared/features/catalogue/comparing/kinds';
import { figureOf, type FigureName } from '../figures';
import { listed, type Product } from '../Product';
import { byLikeness, ratio } from './likeness';

/** What differs by less is the same size: a machine with a dryer delivers a little less. */
const SAME = 1.1;

/** The sizes beside a product's. */
export interface SizesBeside {
  /** Which size another product is; undefined if it is neither the next larger nor the next smaller. */
  readonly sizeOf: (other: Product) => Size | undefined;
  /** The next smaller and the next larger, of each that which is most like it. At the ends of a range, only one. */
  readonly nearest: readonly Product[];
}

/**
 * The products that are one size larger or smaller than another: the next of its family with the same equipment in either
 * direction, and those of the same size as that.
 */
export function sizesBeside(product: Product, family: readonly Product[]): SizesBeside {
  const kind = kindOf(product.family);
  const size = kind?.hasSizes ? kind.first[0] : undefined;
  if (!size) return { sizeOf: () => undefined, nearest: [] };
  const own = amount(product, size);
  const others = family.filter((other) => own * amount(other, size) > 0 && isOfRange(product, other));
  const beside = (direction: 1 | -1) => {
    const further = others
      .filter((other) => direction * (amount(other, size) - own) > 0 && !isSame(product, other, size))
      .toSorted((a, b) => direction * (amount(a, size) - amount(b, size)));
    return further.filter((other) => isSame(further[0]!, other, size)).toSorted(byLikeness(product));
  };
  const [smaller, larger] = [beside(-1), beside(1)];
  return {
    sizeOf: (other) => (larger.includes(other) ? 'larger' : smaller.includes(other) ? 'smaller' : undefined),
    nearest: [...smaller.slice(0, 1), ...larger.slice(0, 1)],
  };
}

const amount = ({ figures }: Product, name: FigureName): number => figureOf(figures, name) ?? 0;

/** Whether two products are of one range. */
function isOfRange(product: Product, other: Product): boolean {
  const has = (each: Product, feature: string) =>
    listed(each, 'features').some((id) => id.endsWith(`/${feature}`));
  return (
    other.family === product.family &&
    SIZE_FEATURES.every((feature) => has(product, feature) === has(other, feature))
  );
}

/** With the same motor, a machine for more pressure delivers less, and is no smaller size. */
function isSame(one: Product, other: Product, size: FigureName): boolean {
  const power = amount(one, 'motorPower');
  return (
    ratio(amount(one, size), amount(other, size)) <= SAME ||
    (power > 0 && power === amount(other, 'motorPower'))
  );
}
