import { breadcrumbV3 } from '../../../../core/exporter/breadcrumb/breadcrumb-v3';
import type { ExportContext, Exporter, Model } from '../../../../core/exporter/Exporter';
import { itemId } from '../../../../core/exporter/shared/ids';
import { languageRoot, localeOf } from '../../../../core/exporter/shared/locale/languages';
import { linkObject, linkTo, linksOf } from '../../../../core/exporter/shared/links/links';
import { containingPage, listTitle, pageProperties } from '../../../../core/exporter/shared/pages';
import type { Resource } from '../../../../core/repository/Resource';
import { flag, text } from '../../../../core/exporter/shared/properties';
import { wrapResource } from '../../../../core/exporter/shared/wrap-resource';
import { catalogueOf } from '../../products/catalogue-of';
import { tagName } from '../../../../core/exporter/shared/tags';
import type { Product } from '../../products/Product';
import { productName } from '../../products/product-card';
import { isModel } from '../../../../core/exporter/shared/is-model';

/**
 * Breadcrumb v3 up to the catalogue; from there the trail is the product's: its families, nested as tags, then its name. So
 * it is the same wherever the product's page is.
 */
export const commerceBreadcrumb: Exporter = (resource, context) => {
  const properties = pageProperties(context.currentPage);
  const product = catalogueOf(context).find(text(properties, 'productPath'));
  const family = product?.family ?? text(properties, 'family');
  if (!product && !family) return breadcrumbV3(resource, context);
  const whole = wrapResource(resource, { properties: { hideCurrent: false } });
  const model = breadcrumbV3(whole, { ...context, currentPage: pageAboveCatalogue(context) });
  const items = Array.isArray(model.items) ? model.items.filter(isModel) : [];
  const pages = items.map((item): Model => ({ ...item, active: false, current: false }));
  const hideCurrent = flag(resource.properties, 'hideCurrent') ?? false;
  const trail = [...pages, ...trailOf(product, family, resource, String(model.id), context)];
  return { ...model, items: hideCurrent ? trail.filter(({ current }) => !current) : trail };
};

/** The nearest ancestor that shows neither a product nor a family. */
function pageAboveCatalogue({ currentPage }: ExportContext): Resource | undefined {
  let page = currentPage;
  while (page && (text(pageProperties(page), 'productPath') || text(pageProperties(page), 'family')))
    page = containingPage(page.parent);
  return page;
}

function trailOf(
  product: Product | undefined,
  family: string | undefined,
  resource: Resource,
  id: string,
  context: ExportContext,
): Model[] {
  const catalogue = catalogueOf(context);
  const root = languageRoot(context.currentPage);
  const locale = localeOf(context.currentPage);
  const item = (name: string, title: string, page: Resource | undefined, current: boolean): Model => ({
    id: itemId(id, name),
    link: linkObject(linkTo(page?.path, linksOf(resource, context))),
    title,
    active: current,
    current,
  });
  const families = lineage(family).flatMap((each) => {
    const page = catalogue.pageOfFamily(each, root);
    // The root tag of all families is for authors only; visitors know the page that shows it.
    const title = each === lineage(family)[0] ? page && listTitle(page) : tagName(context, each, locale);
    return title === undefined ? [] : [item(each, title, page, !product && each === family)];
  });
  if (!product) return families;
  return [
    ...families,
    item(product.fragment.path, productName(product, locale), catalogue.pageOf(product, root), true),
  ];
}

/** A family and its ancestors, outermost first. */
function lineage(family: string | undefined): string[] {
  const segments = family?.split('/') ?? [];
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}
