import type { Resource } from '../../../../core/repository/Resource';
import type { ExportContext, Exporter } from '../../../../core/exporter/Exporter';
import { componentModel, styleOf } from '../../../../core/exporter/shared/component-model';
import { pageProperties } from '../../../../core/exporter/shared/pages';
import { integer, text, texts } from '../../../../core/exporter/shared/properties';
import { catalogueOf } from '../../products/catalogue-of';
import { namedProducts } from '../../products/current-product';
import { familyNamed } from '../../products/families';
import type { Product } from '../../products/Product';
import { componentOwner } from '../../../../core/exporter/shared/component-owner';
import { productCard } from '../../products/product-card';

const MAX_PRODUCTS = 10;

/** Products in a carousel: those that the author listed, else those of a family. */
export const productCarousel: Exporter = (resource, context) => {
  const { properties } = resource;
  const style = styleOf(resource, context);
  const limit = integer(properties, 'productCount') ?? integer(style, 'productCount') ?? MAX_PRODUCTS;
  const shop = componentOwner(resource, context);
  return componentModel(resource, context, {
    title: text(properties, 'jcr:title') || undefined,
    titleType: text(properties, 'titleType') || undefined,
    perPage: integer(properties, 'perPage') ?? integer(style, 'perPage'),
    products: chosenProducts(resource, context)
      .slice(0, Math.max(0, limit))
      .map((product) => productCard(product, shop)),
  });
};

function chosenProducts({ properties }: Resource, context: ExportContext): readonly Product[] {
  const selection = (texts(properties, 'selection') ?? []).filter(Boolean);
  if (text(properties, 'selectionType') !== 'category' && selection.length > 0)
    return namedProducts(selection, context);
  const family = familyNamed(properties) ?? familyNamed(pageProperties(context.currentPage), 'family');
  return family ? catalogueOf(context).inFamily(family) : [];
}
