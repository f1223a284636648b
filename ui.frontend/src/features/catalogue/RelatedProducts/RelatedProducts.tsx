import { useId, type ReactNode } from 'react';
import { Heading } from '../../../core/kit/heading';
import { ProductCards } from '../kit/cards/ProductCards';
import type { RelatedProductsModel } from './RelatedProducts.model';

/** Products related to another. */
export function RelatedProducts({ id, title, titleType, products }: RelatedProductsModel): ReactNode {
  const titleId = useId();
  return (
    <section className="cmp-relatedproducts" id={id} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <Heading level={titleType} className="cmp-relatedproducts__title" id={titleId}>
          {title}
        </Heading>
      )}
      <ProductCards products={products} />
    </section>
  );
}
