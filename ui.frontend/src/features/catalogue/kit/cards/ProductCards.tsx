import type { ReactNode } from 'react';
import { NextHeadingLevel } from '../../../../core/kit/heading';
import type { ProductCardModel } from '../../../../../../shared/features/catalogue/api/product-card.model';
import { useIsPictured } from './use-is-pictured';
import { ProductCard } from './ProductCard';

export interface ProductCardsProps {
  products: readonly ProductCardModel[];
  /** Cards per row on a wide page. @default 4, or the number of cards if fewer */
  columns?: number;
}

/** Products side by side, in columns of equal cards. */
export function ProductCards({ products, columns = 4 }: ProductCardsProps): ReactNode {
  const pictured = products.some(useIsPictured());
  if (products.length === 0) return null;
  return (
    <div className="product-cards" data-columns={Math.min(columns, Math.max(2, products.length))}>
      <ul className="product-cards__list" role="list">
        {products.map((product, index) => (
          <li className="product-cards__item" key={product.id ?? index}>
            <NextHeadingLevel>
              <ProductCard {...product} pictured={pictured} />
            </NextHeadingLevel>
          </li>
        ))}
      </ul>
    </div>
  );
}
