import type { ReactNode } from 'react';
import type { Delivery } from '../../../../../../shared/features/catalogue/delivery/delivery-of';
import { deliveryWords } from '../../../../../../shared/features/catalogue/delivery/words';
import type { HeadingTag } from '../../../../core/kit/heading';
import { Link } from '../../../../core/kit/Link';
import { useLocale } from '../../../../core/kit/locale';
import { ProductSection } from './ProductSection';

export interface ProductDeliveryProps {
  readonly id: string | undefined;
  readonly level: HeadingTag;
  readonly delivery: Delivery | undefined;
}

/** What is in the box, and what is used with the product but is not. */
export function ProductDelivery({ id, level, delivery }: ProductDeliveryProps): ReactNode {
  const words = deliveryWords(useLocale().language);
  if (!delivery) return null;
  const { items, without, accessories } = delivery;
  return (
    <ProductSection id={id} section="delivery" title={words.title} level={level}>
      <ul className="cmp-product__uses">
        {items.map((item) => (
          <li key={item}>
            <bdi>{item}</bdi>
          </li>
        ))}
      </ul>
      {without.length + accessories.length > 0 && (
        <>
          <p className="cmp-product__group-title">{words.without}</p>
          <ul className="cmp-product__uses">
            {without.map((each) => (
              <li key={each}>{each}</li>
            ))}
            {accessories.map(({ id: key, name, kind, link }) => (
              <li key={key ?? name}>
                {link ? <Link link={link}>{name}</Link> : name}
                {kind && ` (${kind})`}
              </li>
            ))}
          </ul>
        </>
      )}
    </ProductSection>
  );
}
