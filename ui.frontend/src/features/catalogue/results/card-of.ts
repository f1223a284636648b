import type { ProductCardModel } from '../../../../../shared/features/catalogue/api/product-card.model';
import type { ProductItem } from '../../../../../shared/features/catalogue/ProductItem';
import { pictureOf } from '../../search/api/result-lists';

/** A result as a card. Fills in what JSON leaves out, like the schema on the server; browsers do not load the schema. */
export function cardOf({ type: _, explain: __, ...card }: ProductItem): ProductCardModel {
  const { figures, variants, image, link } = card as Partial<ProductCardModel>;
  return {
    ...(card as ProductCardModel),
    figures: figures || [],
    variants: variants || 0,
    image: pictureOf(image),
    link: link?.valid ? link : undefined,
  };
}
