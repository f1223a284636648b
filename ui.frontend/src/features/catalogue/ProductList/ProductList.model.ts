import { z } from 'zod';
import { productCardModel } from '../../../../../shared/models/product-card.model';
import { listPages } from '../../../core/kit/paging/list-pages.model';
import { choice, flag, link, listOf, text } from '../../../../../shared/models/schema';
import { unitsLinks } from '../../../core/kit/units/units-links.model';

/** An order of the list and the address that sorts by it; the one in use leads to the other way about. */
const sort = z.object({
  key: z.string(),
  current: flag(),
  order: choice(['asc', 'desc'], 'asc'),
  link: link(),
});

/** CIF's `productlist/v2`: the exporter finds, sorts and pages the products. */
export const productListModel = z.object({
  id: text(),
  /** Id of the family whose products these are. */
  category: text(),
  /** The family's name, where the author wants it. */
  title: text(),
  ...listPages,
  /** Empty where there is little to sort. */
  sorts: listOf(sort),
  unitsLinks: unitsLinks(),
  products: listOf(productCardModel),
});

export type ProductListModel = z.output<typeof productListModel>;
