import type { z } from 'zod';
import type { ItemExplanation } from '../../search/search-answer';
import type { productCardModel } from './api/product-card.model';

/** A product among results of a search, as shown in lists of products. */
export interface ProductItem extends z.input<typeof productCardModel> {
  readonly type: 'product';
  readonly explain?: ItemExplanation;
}

declare module '../../search/search-answer' {
  interface FeatureItems {
    readonly product: ProductItem;
  }
  interface PageTypes {
    readonly family: true;
  }
}
