import type { ReactNode } from 'react';
import type { ProductItem } from '../../../../../shared/features/catalogue/ProductItem';
import type { ResultListProps, ResultLists } from '../../search/api/result-lists';
import { ProductCards } from '../kit/cards/ProductCards';
import { cardOf } from './card-of';
import { ProductRow } from './ProductRow';

/** Products in search results: cards, or rows for comparing figures. */
function ProductResults({ items, view }: ResultListProps): ReactNode {
  const products = (items as ProductItem[]).map(cardOf);
  if (view === 'comfortable') return <ProductCards products={products} columns={3} />;
  return (
    <ul className="cmp-filterlist__rows" role="list">
      {products.map((product, index) => (
        <ProductRow key={product.id ?? index} {...product} />
      ))}
    </ul>
  );
}

export const productResults: ResultLists = { product: ProductResults };
