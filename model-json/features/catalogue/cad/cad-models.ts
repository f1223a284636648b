import type { Model } from '../../../core/exporter/Exporter';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { linkTo } from '../../../core/exporter/shared/links/links';
import { isPage } from '../../../core/exporter/shared/pages';
import type { Resource } from '../../../core/repository/Resource';
import { revisionOf } from '../../documents/api/document-types';
import type { Product } from '../products/Product';
import { productName } from '../products/product-card';
import { CAD_ADDRESSES } from './addresses';
import { hasShape } from './shapes/kinds';
import { shapeFactsOf } from './shapes/ShapeFacts';

/** Downloads in the order in which planners want them. */
const DOWNLOADS = ['dimensions', 'step', 'dxf', 'glb'] as const;

/** Their kinds with the ends of their addresses, for the Java bundle. */
export const CAD_FILES = Object.fromEntries(DOWNLOADS.map((type) => [type, CAD_ADDRESSES[type].join('.')]));

/** A product's dimension drawing and CAD models as models of documents, with their sizes once they were made. */
export function cadModels(product: Product, page: Resource | undefined, shop: ComponentOwner): Model[] {
  const { services } = shop.context;
  // An export as files would make thousands of them at once, and knows no sizes.
  if (services?.isStatic) return [];
  if (!isPage(page) || !hasShape(shapeFactsOf(product))) return [];
  return DOWNLOADS.map((type) => {
    const [selector, extension] = CAD_ADDRESSES[type];
    return {
      url: linkTo(`${page.path}.${selector}.${extension}`, shop).mappedUrl,
      title: productName(product, shop.locale),
      type,
      language: type === 'dimensions' ? shop.locale.language : undefined,
      isFallback: false,
      revision: revisionOf(product.fragment),
      extension,
      bytes: services?.drawnFile?.(page, selector, undefined)?.bytes,
    };
  });
}
