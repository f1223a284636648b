import { useId, type ReactNode } from 'react';
import { remarksOf } from '../../../../../shared/features/catalogue/comparing/remarks-of';
import { Heading } from '../../../core/kit/heading';
import { useLocale } from '../../../core/kit/locale';
import { ProductCards } from '../kit/cards/ProductCards';
import { useWords } from '../words';
import type { RelatedProductsModel } from './RelatedProducts.model';

/** Products related to another, each with what distinguishes it: one can be had instead. */
export function RelatedProducts({
  id,
  title,
  titleType,
  products,
  relatedTo,
}: RelatedProductsModel): ReactNode {
  const titleId = useId();
  const words = useWords();
  const { language, units: system } = useLocale();
  const remarks = relatedTo ? remarksOf(relatedTo, products, { words, language, system }) : [];
  const remarked = products.map((product, at) => ({
    ...product,
    description: remarks[at] ? <Remark {...product} remark={remarks[at]} /> : product.description,
  }));
  return (
    <section className="cmp-relatedproducts" id={id} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <Heading level={titleType} className="cmp-relatedproducts__title" id={titleId}>
          {title}
        </Heading>
      )}
      <ProductCards products={remarked} />
    </section>
  );
}

/** What distinguishes a product; a phone shows nothing else of what it is. */
const Remark = ({ remark, description }: { remark: string; description?: string | undefined }): ReactNode => (
  <>
    <strong className="cmp-relatedproducts__remark">{remark}</strong>
    <span className="cmp-relatedproducts__description">{description}</span>
  </>
);
