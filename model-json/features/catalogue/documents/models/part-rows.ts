import type { ComponentOwner } from '../../../../core/exporter/shared/component-owner';
import { elementText } from '../../../../core/exporter/shared/fragment-elements';
import type { Product } from '../../products/Product';
import { productName } from '../../products/product-card';
import { sparePartsOf } from '../../serials/shown-parts';
import type { PartRow } from './SiteDocument';

/** A part as documents list it. */
export const partRow = (part: Product, { locale }: ComponentOwner): PartRow => ({
  sku: part.sku,
  name: productName(part, locale),
  kind: elementText(part.fragment, 'kind', locale),
});

/** All spare parts of a machine, with the machines for which each is. */
export const spareRows = (product: Product, shop: ComponentOwner): PartRow[] =>
  sparePartsOf(product, shop.context).map(({ product: part, ranges }) => ({
    ...partRow(part, shop),
    ...(ranges.length > 0 && { serials: ranges }),
  }));
