import type { z } from 'zod';
import { productCardModel } from '../../../../../shared/models/product-card.model';
import { text } from '../../../../../shared/models/schema';

/** CIF's `productteaser/v1` with the product itself; without one it has no name. */
export const productTeaserModel = productCardModel.extend({
  name: text(),
  /** What the button says; without it, the interface's own words. */
  ctaText: text(),
});

export type ProductTeaserModel = z.output<typeof productTeaserModel>;
