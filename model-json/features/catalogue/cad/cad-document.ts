import type { ExportContext } from '../../../core/exporter/Exporter';
import { elementText } from '../../../core/exporter/shared/fragment-elements';
import { pageProperties } from '../../../core/exporter/shared/pages';
import { text } from '../../../core/exporter/shared/properties';
import type { Resource } from '../../../core/repository/Resource';
import { imprintOf, shopAt } from '../../documents/api/document-types';
import { catalogueOf } from '../products/catalogue-of';
import { productName } from '../products/product-card';
import type { CadDocument, CadType } from './CadDocument';
import { hasShape } from './shapes/kinds';
import { shapeFactsOf } from './shapes/ShapeFacts';

/** A file made from the shape of the product that a page shows; undefined if it has none. */
export function cadDocument(page: Resource, type: CadType, context: ExportContext): CadDocument | undefined {
  const product = catalogueOf(context).get(text(pageProperties(page), 'productPath'));
  const facts = product && shapeFactsOf(product);
  if (!facts || !hasShape(facts)) return undefined;
  const shop = shopAt(page, context);
  return {
    type,
    ...imprintOf(page, product.fragment, shop),
    facts,
    name: productName(product, shop.locale),
    kind: elementText(product.fragment, 'kind', shop.locale),
  };
}
