import type { ReactNode } from 'react';
import { Choose } from '../choosing/Choose';
import { figureRows } from '../../../../../../shared/features/catalogue/api/figure-rows';
import { useLocale } from '../../../../core/kit/locale';
import { useCards } from '../card-context';
import { OrderNumber } from '../OrderNumber';
import type { ProductCardModel } from '../../../../../../shared/features/catalogue/api/product-card.model';
import { Card } from './Card';
import { useIsPictured } from './use-is-pictured';

export interface ProductCardProps extends Omit<ProductCardModel, 'description'> {
  description?: ReactNode;
  /** Whether the neighbouring cards have pictures. @default whether it has one */
  pictured?: boolean;
}

/** One product: picture, name, order number, key figures. */
export function ProductCard(product: ProductCardProps): ReactNode {
  const { id, name, kind, description, figures, variants, image, familyId, link, sku } = product;
  const { language, units } = useLocale();
  const { words } = useCards();
  const isPictured = useIsPictured();
  const versions = variants > 1 && words.versions(variants).replace(' ', '\u00a0');
  return (
    <Card
      id={id}
      pretitle={kind}
      title={name}
      note={
        (sku || versions) && (
          <>
            {sku && <OrderNumber sku={sku} words={words} />}
            {sku && versions && ' · '}
            {versions}
          </>
        )
      }
      description={description}
      figures={figureRows(figures, words, language, { system: units })}
      image={image}
      familyId={familyId}
      link={link}
      pictured={product.pictured ?? isPictured(product)}
    >
      <Choose sku={sku} name={name} />
    </Card>
  );
}
