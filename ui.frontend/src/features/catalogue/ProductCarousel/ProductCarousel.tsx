import type { ReactNode } from 'react';
import { useIsPictured } from '../kit/cards/use-is-pictured';
import { ProductCard } from '../kit/cards/ProductCard';
import { CardCarousel } from './CardCarousel';
import type { ProductCarouselModel } from './ProductCarousel.model';

/** Products side by side in a carousel. To show all at once use ProductList. */
export function ProductCarousel({ products, ...rest }: ProductCarouselModel): ReactNode {
  const pictured = products.some(useIsPictured());
  const cards = products.map((product, index) => ({
    name: product.sku ?? `${index}`,
    title: product.name,
    content: <ProductCard {...product} pictured={pictured} />,
  }));
  return <CardCarousel {...rest} className="cmp-productcarousel" cards={cards} />;
}
