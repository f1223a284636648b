import type { Resource } from '../../../../core/repository/Resource';
import type { ExportContext, Exporter } from '../../../../core/exporter/Exporter';
import { componentModel, styleOf } from '../../../../core/exporter/shared/component-model';
import { pageProperties } from '../../../../core/exporter/shared/pages';
import { flag, integer, text, texts } from '../../../../core/exporter/shared/properties';
import { catalogueOf } from '../../products/catalogue-of';
import { namedProducts } from '../../products/current-product';
import { familyNamed } from '../../products/families';
import { tagName } from '../../../../core/exporter/shared/tags';
import { choiceOf, unitsLinks } from '../../../../core/exporter/shared/links/choice-links';
import { paged } from '../../../../core/exporter/shared/paging';
import type { Product } from '../../products/Product';
import { componentOwner } from '../../../../core/exporter/shared/component-owner';
import { productCard } from '../../products/product-card';
import { sorted } from '../../products/sorting';

const PAGE_SIZE = 12;

/** Products of a family, or those that the author listed; sorted and paged through addresses. */
export const productList: Exporter = (resource, context) => {
  const { properties } = resource;
  const style = styleOf(resource, context);
  const shop = componentOwner(resource, context);
  const setting = (name: string) => text(properties, name) ?? text(style, name);
  const { category, products } = listedProducts(resource, context);
  const {
    products: inOrder,
    sorts,
    choices,
  } = sorted(products, shop, {
    key: setting('defaultSortField'),
    order: setting('defaultSortOrder'),
  });
  const size = Math.max(1, integer(properties, 'pageSize') ?? integer(style, 'pageSize') ?? PAGE_SIZE);
  const { items, model } = paged(inOrder, size, choices, shop);
  const isTitled = flag(properties, 'showTitle') ?? flag(style, 'showTitle') ?? false;
  return componentModel(resource, context, {
    category,
    title: isTitled ? tagName(context, category, shop.locale) : undefined,
    ...model,
    sorts,
    unitsLinks: unitsLinks(shop, { ...choices, page: choiceOf(context, 'page') }),
    products: items.map((product) => productCard(product, shop)),
  });
};

/** Listed products take precedence over a family; without either it is the page's family. */
function listedProducts(
  { properties }: Resource,
  context: ExportContext,
): { category: string | undefined; products: readonly Product[] } {
  const selection = (texts(properties, 'selection') ?? []).filter(Boolean);
  if (selection.length > 0) return { category: undefined, products: namedProducts(selection, context) };
  const named = familyNamed(properties) ?? familyNamed(pageProperties(context.currentPage), 'family');
  return { category: named, products: named ? catalogueOf(context).inFamily(named) : [] };
}
