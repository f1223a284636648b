import type { Resource } from '../../../../core/repository/Resource';
import type { ExportContext } from '../../../../core/exporter/Exporter';
import { assetLastModified } from '../../../../core/exporter/shared/assets';
import { languageRoot } from '../../../../core/exporter/shared/locale/languages';
import { pageProperties } from '../../../../core/exporter/shared/pages';
import { text } from '../../../../core/exporter/shared/properties';
import { tagsBelow, resolveTag, tagName } from '../../../../core/exporter/shared/tags';
import { catalogueOf } from '../../products/catalogue-of';
import { listed, type Product } from '../../products/Product';
import type { ComponentOwner } from '../../../../core/exporter/shared/component-owner';
import { productName } from '../../products/product-card';
import { elementText } from '../../../../core/exporter/shared/fragment-elements';
import { imprintOf, publicAddress, shopAt } from '../../../documents/api/document-types';
import type { CatalogueBook, CatalogueChapter, CatalogueFamily, CatalogueRow } from './SiteDocument';
import { tellingFigures } from './telling-figures';

/** The catalogue of a site; undefined for a page that is not the site's root. */
export function catalogueBookOf(page: Resource, context: ExportContext): CatalogueBook | undefined {
  const properties = pageProperties(page);
  const root = text(properties, 'family');
  if (!root || !text(properties, 'cq:cifProductPage')) return undefined;
  const shop = shopAt(page, context);
  const { products } = catalogueOf(context);
  const modified = Math.max(0, ...products.map(({ fragment }) => assetLastModified(fragment)));
  return {
    type: 'catalogue',
    ...imprintOf(page, page, shop, modified),
    products: products.length,
    picture: text(
      page.children.get('jcr:content')?.children.get('cq:featuredimage')?.properties ?? {},
      'fileReference',
    ),
    chapters: tagsBelow(context, root).flatMap((id) => chapterOf(id, shop) ?? []),
  };
}

function chapterOf(id: string, shop: ComponentOwner): CatalogueChapter | undefined {
  const { context, locale } = shop;
  const families = [id, ...allBelow(id, context)].flatMap((family) => familyOf(family, shop) ?? []);
  const name = tagName(context, id, locale) ?? id;
  return families.length === 0 ? undefined : { id, name, description: descriptionOf(id, shop), families };
}

const allBelow = (id: string, context: ExportContext): string[] =>
  tagsBelow(context, id).flatMap((each) => [each, ...allBelow(each, context)]);

function familyOf(id: string, shop: ComponentOwner): CatalogueFamily | undefined {
  const { context, locale } = shop;
  const catalogue = catalogueOf(context);
  const products = catalogue.inFamily(id).filter(({ family }) => family === id);
  if (products.length === 0) return undefined;
  const rows = rowsOf(products, shop);
  return {
    id,
    name: tagName(context, id, locale) ?? id,
    description: descriptionOf(id, shop),
    address: publicAddress(catalogue.pageOfFamily(id, languageRoot(context.currentPage)), shop),
    picture: products.flatMap((product) => listed(product, 'gallery'))[0],
    columns: tellingFigures(rows),
    rows,
  };
}

/** A row for each order number. */
export const rowsOf = (products: readonly Product[], shop: ComponentOwner): CatalogueRow[] =>
  products.flatMap((product): CatalogueRow[] => {
    const { fragment, variants } = product;
    const page = catalogueOf(shop.context).pageOf(product, languageRoot(shop.context.currentPage));
    const row = {
      sku: product.sku,
      name: productName(product, shop.locale),
      kind: elementText(fragment, 'kind', shop.locale),
      figures: product.figures,
      address: publicAddress(page, shop),
    };
    if (variants.length === 0) return [row];
    return variants.map(({ sku, fragment: version, figures }) => ({
      ...row,
      sku,
      figures,
      version: variants.length > 1 ? elementText(version, 'name', shop.locale) : undefined,
    }));
  });

/** Tags have titles by language; ours have descriptions by language too. */
function descriptionOf(id: string, { context, locale }: ComponentOwner): string | undefined {
  const tag = resolveTag(context.tree, id)?.properties ?? {};
  return text(tag, `jcr:description.${locale.language}`) ?? text(tag, 'jcr:description');
}
