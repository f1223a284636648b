import type { Resource } from '../../../repository/Resource';
import type { ExportContext, Model } from '../../Exporter';
import { containingPage, pageProperties } from '../../shared/pages';
import { text } from '../../shared/properties';
import { assetPicture } from '../media/asset-picture';
import { catalogueOf } from '../../../../features/catalogue/products/catalogue-of';
import { listed, type Product } from '../../../../features/catalogue/products/Product';
import { featuredPicture } from '../media/picture';

/**
 * The address of the picture that link previews show: the page's own. A product whose page has none is shown by its
 * first picture, else by the picture of its family.
 */
export function socialImage(page: Resource, context: ExportContext): string | undefined {
  const src = (featuredPicture(page, context) ?? productPicture(page, context))?.src;
  return typeof src === 'string' ? src : undefined;
}

function productPicture(page: Resource, context: ExportContext): Model | undefined {
  const product = catalogueOf(context).find(text(pageProperties(page), 'productPath'));
  return product && (firstPicture(product, context) ?? pictureAbove(page, context));
}

const firstPicture = (product: Product, context: ExportContext) =>
  assetPicture(listed(product, 'gallery')[0], '', context);

function pictureAbove(page: Resource, context: ExportContext): Model | undefined {
  const above = containingPage(page.parent);
  return above && (featuredPicture(above, context) ?? pictureAbove(above, context));
}
