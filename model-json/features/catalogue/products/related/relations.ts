import type { ExportContext } from '../../../../core/exporter/Exporter';
import { catalogueOf } from '../catalogue-of';
import { namedProducts } from '../current-product';
import { figureOf } from '../figures';
import { listed, type Product } from '../Product';

type Rule = (product: Product, context: ExportContext) => readonly Product[];

/** The next sizes of its family, then the product's own `related`. */
export const relatedToIt: Rule = (product, context) => {
  const { nearest } = catalogueOf(context).sizesBeside(product);
  return [...new Set([...nearest, ...namedProducts(listed(product, 'related'), context)])];
};

/** How products are related: the rules that authors choose from. */
export const RELATIONS: Readonly<Record<string, Rule>> = {
  'related-products': relatedToIt,
  accessories: (product, context) => namedProducts(listed(product, 'accessories'), context),
  'spare-parts': (product, context) => namedProducts(listed(product, 'spareParts'), context),
  /** The family's own first, then those of its ancestors; within each, the closest in power first. */
  'same-family': (product, context) => {
    const catalogue = catalogueOf(context);
    const around = familiesAround(product.family).map((family) =>
      byDistance(product, catalogue.inFamily(family)),
    );
    return [...new Set(around.flat())];
  },
  /** Those with the most uses in common first, then the closest in power. */
  'same-use': (product, context) => {
    const uses = new Set(listed(product, 'uses'));
    const shared = (other: Product) => listed(other, 'uses').filter((use) => uses.has(use)).length;
    const inUse = catalogueOf(context).products.filter((other) => shared(other) > 0);
    return byDistance(product, inUse).toSorted((a, b) => shared(b) - shared(a));
  },
};

/** `a:b/c/d` → itself, `a:b/c`; the root of all families is not a family. */
function familiesAround(family: string | undefined): string[] {
  const segments = family?.split('/') ?? [];
  return segments.slice(1).map((_, index) => segments.slice(0, segments.length - index).join('/'));
}

/** Closest in power first: 4 kW is as far from 2 kW as from 8 kW. Without power, the catalogue's order is kept. */
function byDistance(product: Product, others: readonly Product[]): Product[] {
  const power = figureOf(product.figures, 'motorPower');
  const distance = (other: Product) => {
    const theirs = figureOf(other.figures, 'motorPower');
    return power && theirs ? Math.abs(Math.log(theirs / power)) : Number.MAX_VALUE;
  };
  return others.toSorted((a, b) => distance(a) - distance(b));
}
