import { productField } from '../../../../shared/words/by-language/product-search';
import { mapLanguages } from '../../../../shared/words/in-language';
import type { ProductItem } from '../../../../shared/features/catalogue/ProductItem';
import type { SearchItem, SuggestItem } from '../../../../shared/search/search-answer';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { withoutGaps, type Kind, type SearchDocument } from '../../search/api/search-source';
import { catalogueOf } from '../products/catalogue-of';
import { productCard } from '../products/product-card';
import { PRODUCT_ITEM } from './product-item-schema';
import { isObject } from '../../../../shared/checked/is-object';

/** Products among results: cards that lead to their pages. */
export const PRODUCT_KIND: Kind = {
  name: 'product',
  titles: mapLanguages((language) => productField[language].product),
  itemOf: productItem,
  suggestionOf: productSuggestion,
  pageOf(path, { root }, context) {
    const catalogue = catalogueOf(context);
    const product = catalogue.get(path);
    return product && catalogue.pageOf(product, root);
  },
  schema: PRODUCT_ITEM,
};

function productItem({ path }: SearchDocument, owner: ComponentOwner): ProductItem | undefined {
  const product = catalogueOf(owner.context).get(path);
  if (!product) return undefined;
  return { ...(withoutGaps(productCard(product, owner)) as unknown as ProductItem), type: 'product' };
}

/** @returns undefined for a product without a page, as there is nothing to link to */
function productSuggestion(item: SearchItem): SuggestItem | undefined {
  if (item.type !== 'product') return undefined;
  const url = isObject(item.link) ? item.link.url : undefined;
  if (typeof url !== 'string' || url === '') return undefined;
  const sku = typeof item.sku === 'string' ? { sku: item.sku } : {};
  const subject = typeof item.kind === 'string' ? { subject: item.kind } : {};
  return { type: 'product', title: item.name, url, ...sku, ...subject };
}
