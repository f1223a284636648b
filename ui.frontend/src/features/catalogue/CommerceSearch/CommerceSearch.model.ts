import { z } from 'zod';
import { productCardModel } from '../../../../../shared/features/catalogue/api/product-card.model';
import { listPages } from '../../../core/kit/paging/list-pages.model';
import { count, flag, listOf, text } from '../../../../../shared/models/schema';

/** A family to filter the results by. */
const family = z.object({
  value: z.string(),
  title: z.string(),
  /** Number of results in it. */
  count: count(),
  selected: flag(),
});

/** CIF's `searchresults/v2` with its form: query and results, both determined by the address. */
export const commerceSearchModel = z.object({
  id: text(),
  /** The form's action: the page that it is on. */
  action: text(),
  /** The search query; absent before the first search. */
  query: text(),
  ...listPages,
  /** Absent if the search has not answered. */
  total: z.preprocess((value) => (value === '' ? undefined : value), z.number().optional()),
  families: listOf(family),
  products: listOf(productCardModel),
});

export type CommerceSearchModel = z.output<typeof commerceSearchModel>;
