import { z } from 'zod';
import type { ProductItem } from '../../../../shared/features/catalogue/ProductItem';
import {
  explanation,
  picture,
  unit,
  type ItemSchema,
  type Match,
  type Nothing,
  type Undescribed,
} from '../../search/api/answer-schema';

const schema = z.strictObject({
  type: z.literal('product'),
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  kind: z.string().optional(),
  description: z.string().optional(),
  family: z.string().optional(),
  familyId: z.string().optional(),
  figures: z.array(
    z.strictObject({
      name: z.string(),
      value: z.union([z.number(), z.string()]),
      unit: unit.optional(),
    }),
  ),
  variants: z.int().min(0),
  image: picture.optional(),
  link: z
    .strictObject({
      valid: z.boolean(),
      url: z.string(),
      attributes: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  explain: explanation.optional(),
});

/** A product among results, for `openapi.json`. */
export const PRODUCT_ITEM: ItemSchema = {
  id: 'ProductItem',
  description: 'A product as in product lists.',
  schema,
};

/** Compiles only if the schema matches the type that the widgets read. */
export type ProductMatches = [
  Match<z.output<typeof schema>, ProductItem>,
  Nothing<Undescribed<ProductItem, z.output<typeof schema>>>,
];
