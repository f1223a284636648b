import type { Resource } from '../../../core/repository/Resource';
import type { ExportContext } from '../../../core/exporter/Exporter';
import { pageProperties } from '../../../core/exporter/shared/pages';
import { text } from '../../../core/exporter/shared/properties';
import { catalogueOf } from './catalogue-of';
import type { Product } from './Product';

/** The product that a component names (an order number or a fragment's path), else that of the page it stands on. */
export function currentProduct(
  resource: Resource,
  context: ExportContext,
  property = 'selection',
): Product | undefined {
  const named = text(resource.properties, property);
  const catalogue = catalogueOf(context);
  return catalogue.find(named || text(pageProperties(context.currentPage), 'productPath'));
}

/** The products that a component names, in its order; what is not in the catalogue is left out. */
export function namedProducts(names: readonly string[], context: ExportContext): Product[] {
  const catalogue = catalogueOf(context);
  return names.flatMap((name) => catalogue.find(name) ?? []);
}
