import { figureOf, type FigureName } from '../figures';
import { listed, type Product } from '../Product';

/** How many times as much the larger of two amounts is. */
export const ratio = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other);

/** Orders by what shares most of a product's features, then by what is nearest in pressure and tank. */
export function byLikeness(product: Product): (a: Product, b: Product) => number {
  const own = listed(product, 'features');
  const shared = (each: Product) => listed(each, 'features').filter((id) => own.includes(id)).length;
  const near = ({ figures }: Product, name: FigureName) =>
    ratio(figureOf(product.figures, name) ?? 1, figureOf(figures, name) ?? 1);
  const distance = (each: Product) => near(each, 'maxPressure') * near(each, 'tankVolume');
  return (a, b) => shared(b) - shared(a) || distance(a) - distance(b);
}
