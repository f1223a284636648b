import { z } from 'zod';
import { figures } from '../measures/figure.model';
import { picture } from './Picture.model';
import { count, link, text } from './schema';

/** A product as components show it among others; what `productCard` of the exporter writes. */
export const productCardModel = z.object({
  id: text(),
  sku: text(),
  name: z.string(),
  /** `Mobile piston compressor` */
  kind: text(),
  description: text(),
  /** The family in the reader's language. */
  family: text(),
  /** Id of the family's tag: what is drawn where there is no picture. */
  familyId: text(),
  figures: figures(),
  /** How many versions there are with order numbers of their own. */
  variants: count(),
  image: picture(),
  /** The product's page in the reader's language; absent for what has none. */
  link: link(),
});

export type ProductCardModel = z.output<typeof productCardModel>;
