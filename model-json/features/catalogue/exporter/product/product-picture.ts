import type { Resource } from '../../../../core/repository/Resource';
import type { ExportContext, Model } from '../../../../core/exporter/Exporter';
import { containingPage, pageProperties } from '../../../../core/exporter/shared/pages';
import { text } from '../../../../core/exporter/shared/properties';
import { assetPicture } from '../../../../core/exporter/site/media/asset-picture';
import { catalogueOf } from '../../products/catalogue-of';
import { listed, type Product } from '../../products/Product';
import type { PageKeys } from '../../../../core/exporter/site/page/page';
import { featuredPicture } from '../../../../core/exporter/site/media/picture';

/** If a product's page has no picture, link previews show the product's first picture, else its family's. */
export const productPreview: PageKeys = (_content, context, { socialImage }) => {
  if (socialImage !== undefined) return {};
  const src = context.currentPage && productPicture(context.currentPage, context)?.src;
  return { socialImage: typeof src === 'string' ? src : undefined };
};

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
