import type { Resource } from '../../../../core/repository/Resource';
import { isPage } from '../../../../core/exporter/shared/pages';
import { languageRoot } from '../../../../core/exporter/shared/locale/languages';
import { linkTo } from '../../../../core/exporter/shared/links/links';
import type { Model } from '../../../../core/exporter/Exporter';
import { catalogueOf } from '../../products/catalogue-of';
import type { Product } from '../../products/Product';
import type { ComponentOwner } from '../../../../core/exporter/shared/component-owner';
import { askedUnits, inAskedUnits } from '../../../../core/exporter/shared/locale/units';
import { cadModels } from '../../cad/cad-models';
import { siteDocument, SELECTORS } from './site-document';
import type { SiteDocumentType } from './SiteDocument';

/** The documents generated for a product: its data sheet, the manual for its family, drawing and CAD models. */
export function drawnDocuments(product: Product, shop: ComponentOwner): Model[] {
  const catalogue = catalogueOf(shop.context);
  const root = languageRoot(shop.context.currentPage);
  const page = catalogue.pageOf(product, root);
  const family = product.family ? catalogue.pageOfFamily(product.family, root) : undefined;
  const found = [drawnDocument(page, 'data-sheet', shop), drawnDocument(family, 'manual', shop)];
  return [...found.filter((document) => document !== undefined), ...cadModels(product, page, shop)];
}

/** A document of a page as a model, with its size once it has been drawn. */
export function drawnDocument(
  page: Resource | undefined,
  type: SiteDocumentType,
  shop: ComponentOwner,
): Model | undefined {
  const { context } = shop;
  const document = isPage(page) && siteDocument(page, SELECTORS[type], { ...context, currentPage: page });
  if (!document) return undefined;
  const drawn = context.services?.drawnFile?.(page, SELECTORS[type], askedUnits(context));
  const name =
    document.type === 'data-sheet'
      ? document.name
      : document.type === 'manual'
        ? document.title
        : document.site;
  return {
    url: inAskedUnits(linkTo(`${page.path}.${SELECTORS[type]}.pdf`, shop).mappedUrl, context),
    title: name,
    type,
    language: shop.locale.language,
    isFallback: false,
    revision: document.revision,
    extension: 'pdf',
    bytes: drawn?.bytes,
  };
}
