import type { z } from 'zod';
import { productCardModel } from '../../../../../shared/features/catalogue/api/product-card.model';
import { text } from '../../../../../shared/models/schema';

/** CIF's `productteaser/v1` with the product itself; without a product the name is missing. */
export const productTeaserModel = productCardModel.extend({
  name: text(),
  /** The button's text; default: the interface's own. */
  ctaText: text(),
});

export type ProductTeaserModel = z.output<typeof productTeaserModel>;
