import { z } from 'zod';
import { productCardModel } from '../../../../../shared/features/catalogue/api/product-card.model';
import { listPages } from '../../../core/kit/paging/list-pages.model';
import { choice, flag, link, listOf, text } from '../../../../../shared/models/schema';
import { unitsLinks } from '../../../core/kit/units/units-links.model';

/** A sort order of the list and its address; the address of the current one reverses the direction. */
const sort = z.object({
  key: z.string(),
  current: flag(),
  order: choice(['asc', 'desc'], 'asc'),
  link: link(),
});

/** CIF's `productlist/v2`: the exporter finds, sorts and pages the products. */
export const productListModel = z.object({
  id: text(),
  /** Id of the family of these products. */
  category: text(),
  /** The family's name, if the author wants it shown. */
  title: text(),
  ...listPages,
  /** Empty if there is too little to sort. */
  sorts: listOf(sort),
  unitsLinks: unitsLinks(),
  products: listOf(productCardModel),
});

export type ProductListModel = z.output<typeof productListModel>;
