import { assetLastModified } from '../../../core/exporter/shared/assets';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import type { Json } from '../../../core/exporter/Exporter';
import { elementText } from '../../../core/exporter/shared/fragment-elements';
import { linkTo } from '../../../core/exporter/shared/links/links';
import { text } from '../../../core/exporter/shared/properties';
import { tagName, tagNames } from '../../../core/exporter/shared/tags';
import { catalogueOf, listed, type Product } from '../../catalogue/api/catalogue';
import { productName } from '../../catalogue/api/product-cards';
import { connectionsOf, flowCurveOf, productDocuments, type Variant } from '../../catalogue/api/trade';
import type { Site } from '../../../core/server/pages/sites';
import type { RecordDocument, TradeRecord } from './TradeRecord';

/** What can be ordered of a product: its versions, or itself. */
export const versionsOf = (product: Product): readonly (Variant | Product)[] =>
  product.variants.length > 0 ? product.variants : [product];

/** The record of a version, or of a product without versions. */
export function readRecord(
  product: Product,
  version: Variant | Product,
  { root }: Site,
  shop: ComponentOwner,
): TradeRecord {
  const { context, locale } = shop;
  const { fragment, family = '' } = product;
  const catalogue = catalogueOf(context);
  const page = catalogue.pageOf(product, root);
  const { elements } = version;
  const isVersion = version.fragment !== fragment;
  const own = isVersion ? elementText(version.fragment, 'name', locale) : undefined;
  const skus = (name: 'accessories' | 'spareParts') =>
    listed(product, name).flatMap((path) => catalogue.get(path)?.sku ?? []);
  return {
    sku: version.sku,
    gtin: text(elements, 'gtin') || undefined,
    name: [productName(product, locale), own].filter(Boolean).join(', '),
    kind: elementText(fragment, 'kind', locale) ?? '',
    family: family.replace(/^[^/]*\//, ''),
    familyName: tagName(context, family, locale) ?? '',
    description: elementText(fragment, 'description', locale) ?? '',
    unspsc: text(elements, 'unspsc') || undefined,
    modified: new Date(
      Math.max(assetLastModified(fragment), assetLastModified(version.fragment)),
    ).toISOString(),
    page: page && linkTo(page.path, { ...shop, shadowingDisabled: true }).mappedUrl,
    pictures: listed(product, 'gallery'),
    documents: documentsOf(product, shop),
    certificates: tagNames(context, product.certificates, locale),
    accessories: skus('accessories'),
    spareParts: skus('spareParts'),
    figures: version.figures,
    connections: connectionsOf(elements),
    flowCurve: flowCurveOf(elements),
  };
}

const words = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

const documentsOf = (product: Product, shop: ComponentOwner): RecordDocument[] =>
  productDocuments(product, shop)
    .filter(({ url }) => words(url) !== '')
    .map(({ type, title, url, extension, language, revision }) => ({
      type: words(type),
      title: words(title),
      url: words(url),
      extension: words(extension),
      language: words(language) || shop.locale.language,
      revision: words(revision),
    }));
