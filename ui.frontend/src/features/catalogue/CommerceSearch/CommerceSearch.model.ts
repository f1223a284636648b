import { z } from 'zod';
import { productCardModel } from '../../../../../shared/models/product-card.model';
import { listPages } from '../../../core/kit/paging/list-pages.model';
import { count, flag, listOf, text } from '../../../../../shared/models/schema';

/** A family that results can be narrowed down to. */
const family = z.object({
  value: z.string(),
  title: z.string(),
  /** How many of the results are in it. */
  count: count(),
  selected: flag(),
});

/** CIF's `searchresults/v2` with its form: what was asked and what was found, both by address. */
export const commerceSearchModel = z.object({
  id: text(),
  /** Where the form leads: the page that it stands on. */
  action: text(),
  /** What was looked for; absent before anything was. */
  query: text(),
  ...listPages,
  /** Absent where the search has not answered. */
  total: z.preprocess((value) => (value === '' ? undefined : value), z.number().optional()),
  families: listOf(family),
  products: listOf(productCardModel),
});

export type CommerceSearchModel = z.output<typeof commerceSearchModel>;
