import type { ReactNode } from 'react';
import { Heading } from '../../../core/kit/heading';
import { ProductCards } from '../kit/cards/ProductCards';
import type { ProductListModel } from './ProductList.model';
import { ProductCount } from './ProductCount';
import { ListPages } from '../../../core/kit/paging/ListPages';
import { ProductSorts } from './ProductSorts';
import { UnitsSwitch } from '../../../core/kit/units/UnitsSwitch';
import { useWords } from '../words';

/** Products of a family, or chosen by an author. Sorting and paging are links: nothing here needs a script. */
export function ProductList(model: ProductListModel): ReactNode {
  const { id, title, sorts, unitsLinks, products } = model;
  const messages = useWords();
  // A section has a heading.
  const List = title ? 'section' : 'div';
  return (
    <List className="cmp-productlist" id={id} aria-label={title}>
      {title && <Heading className="cmp-productlist__title">{title}</Heading>}
      {products.length === 0 ? (
        <p className="cmp-productlist__empty">{messages.noProductsHere}</p>
      ) : (
        <>
          <div className="cmp-productlist__bar">
            <p className="cmp-productlist__count">
              <ProductCount {...model} />
            </p>
            <ProductSorts sorts={sorts} />
            <UnitsSwitch links={unitsLinks} />
          </div>
          <ProductCards products={products} />
          <ListPages pages={model.pages} label={messages.pagesOfProducts} />
        </>
      )}
    </List>
  );
}
