import { z } from 'zod';
import { productCardModel } from '../../../../../shared/features/catalogue/api/product-card.model';
import { count, flag, link, listOf, text } from '../../../../../shared/models/schema';

const version = z.object({ name: z.string(), current: flag(), link: link() });

/** A product as on a card, with all its figures, a link that removes it from the comparison, and links to its versions. */
const comparedProduct = productCardModel.extend({
  /** Order number used in the address. */
  asked: z.string(),
  versions: listOf(version),
  removeLink: link(),
});

/** Up to four products side by side, as given in the address. */
export const comparisonModel = z.object({
  id: text(),
  title: text(),
  /** Address of the page, to which products are added. */
  action: text(),
  /** Order numbers being compared. */
  skus: listOf(z.string()),
  /** The units chosen by the visitor; default: the region's. */
  units: z.enum(['metric', 'us']).optional().catch(undefined),
  onlyDifferences: flag(),
  /** What running costs are reckoned with; without it there are none. */
  running: z
    .object({
      /** At full load in a year. */
      hours: z.number(),
      /** Of a kWh. */
      price: z.number(),
      /** ISO 4217. */
      currency: z.string(),
      /** The year of the price. */
      year: z.number(),
      /** Whether the visitor gave the price. */
      isOwnPrice: flag(),
    })
    .optional(),
  products: listOf(comparedProduct),
  /** Requested products that are in no catalogue. */
  unknown: listOf(z.string()),
  /** Requested products beyond the limit. */
  left: listOf(z.string()),
  /** The maximum number of products. */
  most: count(4),
  links: z.preprocess(
    (value) => value || undefined,
    z
      .object({
        all: link(),
        differences: link(),
        metric: link(),
        us: link(),
        csv: link(),
        quote: link(),
        /** The page for finding products. */
        products: link(),
      })
      .default({}),
  ),
});

export type ComparisonModel = z.output<typeof comparisonModel>;
export type RunningTerms = NonNullable<ComparisonModel['running']>;
export type ComparedProduct = ComparisonModel['products'][number];
