import type { ReactNode } from 'react';
import { ProductCard } from '../ProductList/ProductCard';
import { CardCarousel } from './CardCarousel';
import type { ProductCarouselModel } from './ProductCarousel.model';

/** Products side by side in a track. For all of them at a glance use ProductList. */
export function ProductCarousel({ products, ...rest }: ProductCarouselModel): ReactNode {
  const pictured = products.some(({ image }) => image !== undefined);
  const cards = products.map((product, index) => ({
    name: product.sku ?? `${index}`,
    title: product.name,
    content: <ProductCard {...product} pictured={pictured} />,
  }));
  return <CardCarousel {...rest} className="cmp-productcarousel" cards={cards} />;
}
