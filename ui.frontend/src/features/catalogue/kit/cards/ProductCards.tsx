import type { ReactNode } from 'react';
import { NextHeadingLevel } from '../../../../core/kit/heading';
import { SharedPart } from '../../../../core/kit/shared-part';
import { FIRST_RESULTS } from '../../../../../../shared/search/first-results';
import { useIsPictured } from './use-is-pictured';
import { ProductCard, type ProductCardProps } from './ProductCard';

export interface ProductCardsProps {
  products: readonly Omit<ProductCardProps, 'pictured'>[];
  /** Cards per row on a wide page. @default 4, or the number of cards if fewer */
  columns?: number;
  /** What each card shows, if the same objects come again: those cards are drawn once. @default each is drawn */
  of?: readonly object[];
  /** What a phone shows instead of the cards after the first ones, until it is opened: a `details`. */
  fold?: ReactNode;
}

/** Products side by side, in columns of equal cards. */
export function ProductCards({ products, columns = 4, of, fold }: ProductCardsProps): ReactNode {
  const pictured = products.some(useIsPictured());
  if (products.length === 0) return null;
  const shared = (item: object | undefined, card: ReactNode) =>
    item ? (
      <SharedPart of={item} place={`card ${pictured}`}>
        {card}
      </SharedPart>
    ) : (
      card
    );
  return (
    <div className="product-cards" data-columns={Math.min(columns, Math.max(2, products.length))}>
      <ul className="product-cards__list" role="list">
        {products.map((product, index) => (
          <li className="product-cards__item" key={product.id ?? index}>
            <NextHeadingLevel>
              {shared(of?.[index], <ProductCard {...product} pictured={pictured} />)}
            </NextHeadingLevel>
            {index === FIRST_RESULTS - 1 && fold}
          </li>
        ))}
      </ul>
    </div>
  );
}
