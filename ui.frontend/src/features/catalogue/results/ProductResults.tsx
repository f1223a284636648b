import type { ReactNode } from 'react';
import type { ProductItem } from '../../../../../shared/features/catalogue/ProductItem';
import { useList, type ResultListProps, type ResultLists } from '../../search/api/result-lists';
import { SharedPart } from '../../../core/kit/shared-part';
import { ProductCards } from '../kit/cards/ProductCards';
import { cardOf } from './card-of';
import { ProductRow } from './ProductRow';

/** Products in search results: cards, or rows for comparing figures. */
function ProductResults({ items, view }: ResultListProps): ReactNode {
  const products = (items as ProductItem[]).map(cardOf);
  const { fold } = useList();
  if (view === 'comfortable') return <ProductCards products={products} columns={3} of={items} fold={fold} />;
  return (
    <ul className="cmp-filterlist__rows" role="list">
      {products.map((product, index) => (
        <SharedPart key={product.id ?? index} of={items[index]!} place="product row">
          <ProductRow {...product} />
        </SharedPart>
      ))}
    </ul>
  );
}

export const productResults: ResultLists = { product: ProductResults };
