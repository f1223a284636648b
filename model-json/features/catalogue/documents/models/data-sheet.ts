import type { Resource } from '../../../../core/repository/Resource';
import type { ExportContext } from '../../../../core/exporter/Exporter';
import { catalogueOf } from '../../products/catalogue-of';
import { namedProducts } from '../../products/current-product';
import { tagName, tagNames } from '../../../../core/exporter/shared/tags';
import { listed, type Product } from '../../products/Product';
import type { ComponentOwner } from '../../../../core/exporter/shared/component-owner';
import { connectionsOf, flowCurveOf } from '../../products/technical-lists';
import { productName } from '../../products/product-card';
import { elementText, elementTexts } from '../../../../core/exporter/shared/fragment-elements';
import { pageProperties } from '../../../../core/exporter/shared/pages';
import { text } from '../../../../core/exporter/shared/properties';
import { imprintOf, shopAt } from '../../../documents/api/document-types';
import { hasShape } from '../../cad/shapes/kinds';
import { type ShapeFacts, shapeFactsOf } from '../../cad/shapes/ShapeFacts';
import { partRow, spareRows } from './part-rows';
import type { DataSheet } from './SiteDocument';
import { supplyNoteOf } from './supply-note';

/** The data sheet of the product that a page shows; undefined for any other page. */
export function dataSheetOf(page: Resource, context: ExportContext): DataSheet | undefined {
  const product = catalogueOf(context).get(text(pageProperties(page), 'productPath'));
  return product && sheetOf(product, page, shopAt(page, context));
}

function sheetOf(product: Product, page: Resource, shop: ComponentOwner): DataSheet {
  const { context, locale } = shop;
  const { fragment, family, variants } = product;
  const words = (name: string) => elementText(fragment, name, locale);
  const [picture] = listed(product, 'gallery');
  return {
    type: 'data-sheet',
    ...imprintOf(page, fragment, shop),
    name: productName(product, locale),
    sku: product.sku,
    kind: words('kind'),
    family: tagName(context, family, locale),
    familyId: family,
    picture,
    pictureAlt: elementTexts(fragment, 'galleryAlt', locale)[0] ?? '',
    lead: words('lead'),
    description: words('description'),
    madeFor: elementTexts(fragment, 'madeFor', locale),
    note: words('note'),
    figures: product.figures,
    connections: connectionsOf(product.elements),
    flowCurve: flowCurveOf(product.elements),
    supply: supplyNoteOf(context),
    versions:
      variants.length < 2
        ? []
        : variants.map(({ sku, fragment: version, figures }) => ({
            sku,
            name: elementText(version, 'name', locale) ?? sku,
            figures,
          })),
    certificates: tagNames(context, product.certificates, locale),
    accessories: namedProducts(listed(product, 'accessories'), context).map((part) => partRow(part, shop)),
    spareParts: spareRows(product, shop),
    drawing: drawingFactsOf(product),
  };
}

function drawingFactsOf(product: Product): ShapeFacts | undefined {
  const facts = shapeFactsOf(product);
  return hasShape(facts) ? facts : undefined;
}
