import { getPage } from '../../../../core/exporter/shared/pages';
import { catalogueOf } from '../../../catalogue/products/catalogue-of';
import { isWithin } from '../../../../core/repository/path';
import type { ResourceTree } from '../../../../core/repository/Resource';
import type { SearchDocument } from '../../engine/SearchDocument';
import type { Described } from './Described';
import { documentId } from './document-id';
import { isFound, pageDocument, productPathOf } from './page-documents';
import { productDocument } from './product-documents';

type Found = readonly [id: string, read: () => SearchDocument | undefined];

/** The document that a page gives: its own, or that of the product it shows. It is read when it is wanted. */
export function documentAt(path: string, all: readonly Described[], tree: ResourceTree): Found[] {
  const page = getPage(tree, path);
  return all.flatMap((described): Found[] => {
    const site = described.sites.find(({ root }) => isWithin(path, root.path));
    if (!page || !site) return [];
    const productPath = productPathOf(page);
    if (productPath === undefined)
      return [[path, () => (isFound(page) ? pageDocument(page, site, described) : undefined)]];
    const context = described.contextOf(site);
    const product = catalogueOf(context).get(productPath);
    return product
      ? [[documentId(productPath, site.root.path), () => productDocument(product, site, context)]]
      : [];
  });
}
