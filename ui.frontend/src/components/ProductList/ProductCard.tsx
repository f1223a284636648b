import type { ReactNode } from 'react';
import { figureRows } from '../../kit/figure-rows';
import type { ProductCardModel } from '../../kit/product-card.model';
import { useMessages, useRendering } from '../../kit/rendering';
import { Card } from '../CardList/Card';

export interface ProductCardProps extends ProductCardModel {
  /** Whether the cards beside it have pictures. @default whether it has one */
  pictured?: boolean;
}

/** One product: picture, name, order number, what it does in figures. */
export function ProductCard(product: ProductCardProps): ReactNode {
  const { id, name, kind, description, figures, variants, image, link, sku } = product;
  const messages = useMessages();
  const { language } = useRendering();
  const notes = [sku && `${messages.orderNumber}\u00a0${sku}`, variants > 1 && messages.versions(variants)];
  return (
    <Card
      id={id}
      pretitle={kind}
      title={name}
      note={notes.filter(Boolean).join(' · ') || undefined}
      description={description}
      figures={figureRows(figures, messages, language)}
      image={image}
      link={link}
      pictured={product.pictured ?? image !== undefined}
    />
  );
}
