import { z } from 'zod';
import { productCardModel } from '../../../../../shared/models/product-card.model';
import { count, flag, link, listOf, text } from '../../../../../shared/models/schema';

const version = z.object({ name: z.string(), current: flag(), link: link() });

/** A product as a card has it, with all its figures and the addresses of the comparison without it and with its versions. */
const comparedProduct = productCardModel.extend({
  /** Order number by which the address names it. */
  asked: z.string(),
  versions: listOf(version),
  removeLink: link(),
});

/** Up to four products side by side, as the address names them. */
export const comparisonModel = z.object({
  id: text(),
  title: text(),
  /** Address of the page, where products are added. */
  action: text(),
  /** Order numbers compared. */
  skus: listOf(z.string()),
  /** In whose units the visitor wants figures; the region's without. */
  units: z.enum(['metric', 'us']).optional().catch(undefined),
  onlyDifferences: flag(),
  products: listOf(comparedProduct),
  /** What was asked for and is in no catalogue. */
  unknown: listOf(z.string()),
  /** What was asked for and found no room. */
  left: listOf(z.string()),
  /** How many products there is room for. */
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
        /** Where products are found. */
        products: link(),
      })
      .default({}),
  ),
});

export type ComparisonModel = z.output<typeof comparisonModel>;
export type ComparedProduct = ComparisonModel['products'][number];
