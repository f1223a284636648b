import { z } from 'zod';
import { figures } from './figure.model';
import { picture } from '../../../models/Picture.model';
import { count, link, text } from '../../../models/schema';

/** A product as listed by components; written by the exporter's `productCard`. */
export const productCardModel = z.object({
  id: text(),
  sku: text(),
  name: z.string(),
  /** `Mobile piston compressor` */
  kind: text(),
  description: text(),
  /** The family in the reader's language. */
  family: text(),
  /** Id of the family's tag: selects the drawing shown if there is no picture. */
  familyId: text(),
  figures: figures(),
  /** Number of variants with their own order numbers. */
  variants: count(),
  image: picture(),
  /** The product's page in the reader's language, if there is one. */
  link: link(),
});

export type ProductCardModel = z.output<typeof productCardModel>;

/** A card with the facts by which it is compared with others, and explained. */
export const factCardModel = productCardModel.extend({
  facts: figures(),
  /** It is the next in its family, in this direction, from the product that a page shows. */
  size: z.preprocess((value) => value || undefined, z.enum(['larger', 'smaller']).optional()),
});

export type FactCardModel = z.output<typeof factCardModel>;
export type Size = NonNullable<FactCardModel['size']>;
