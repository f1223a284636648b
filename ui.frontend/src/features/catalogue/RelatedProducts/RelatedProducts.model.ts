import { z } from 'zod';
import { figures } from '../../../../../shared/features/catalogue/api/figure.model';
import { factCardModel } from '../../../../../shared/features/catalogue/api/product-card.model';
import { listOf, text } from '../../../../../shared/models/schema';

/** CIF's `relatedproducts/v1`: the exporter finds the products by the rule that the author chose. */
export const relatedProductsModel = z.object({
  id: text(),
  title: text(),
  titleType: z.preprocess((value) => value || undefined, z.enum(['h2', 'h3', 'h4']).default('h2')),
  products: listOf(factCardModel),
  /** The product that they are compared with. */
  relatedTo: z.preprocess(
    (value) => value || undefined,
    z.object({ familyId: text(), facts: figures() }).optional(),
  ),
});

export type RelatedProductsModel = z.output<typeof relatedProductsModel>;
