import type { Exporter } from '../../../../core/exporter/Exporter';
import { componentModel, styleOf } from '../../../../core/exporter/shared/component-model';
import { integer, text, texts } from '../../../../core/exporter/shared/properties';
import { currentProduct, namedProducts } from '../../products/current-product';
import { componentOwner } from '../../../../core/exporter/shared/component-owner';
import { factCard, factsOf } from '../../products/product-card';
import { catalogueOf } from '../../products/catalogue-of';
import { RELATIONS, relatedToIt } from '../../products/related/relations';

const MAX_ITEMS = 4;

/** Products related to another: by a rule, or listed by the author. Never the product itself. */
export const relatedProducts: Exporter = (resource, context) => {
  const { properties } = resource;
  const product = currentProduct(resource, context, 'product');
  const selection = (texts(properties, 'selection') ?? []).filter(Boolean);
  const rule = RELATIONS[text(properties, 'relationType') ?? ''] ?? relatedToIt;
  const found =
    selection.length > 0 ? namedProducts(selection, context) : product ? rule(product, context) : [];
  const limit =
    integer(properties, 'maxItems') ?? integer(styleOf(resource, context), 'maxItems') ?? MAX_ITEMS;
  const shop = componentOwner(resource, context);
  const sizes = product && catalogueOf(context).sizesBeside(product);
  return componentModel(resource, context, {
    title: text(properties, 'jcr:title') || undefined,
    titleType: text(properties, 'titleType') || undefined,
    products: found
      .filter(({ fragment }) => fragment.path !== product?.fragment.path)
      .slice(0, Math.max(0, limit))
      .map((other) => ({ ...factCard(other, shop), size: sizes?.sizeOf(other) })),
    relatedTo: product && { familyId: product.family, facts: factsOf(product) },
  });
};
