import type { Resource } from '../../../core/repository/Resource';
import type { ExportContext } from '../../../core/exporter/Exporter';
import { pageProperties } from '../../../core/exporter/shared/pages';
import { text } from '../../../core/exporter/shared/properties';
import { catalogueOf } from './catalogue-of';
import type { Product } from './Product';

/** The product of a component (by order number or fragment path), else that of its page. */
export function currentProduct(
  resource: Resource,
  context: ExportContext,
  property = 'selection',
): Product | undefined {
  const named = text(resource.properties, property);
  const catalogue = catalogueOf(context);
  return catalogue.find(named || text(pageProperties(context.currentPage), 'productPath'));
}

/** The products of a component, in its order; those not in the catalogue are left out. */
export function namedProducts(names: readonly string[], context: ExportContext): Product[] {
  const catalogue = catalogueOf(context);
  return names.flatMap((name) => catalogue.find(name) ?? []);
}
