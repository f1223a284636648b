import type { ExportContext } from '../../../../core/exporter/Exporter';
import type { Locale } from '../../../../core/exporter/shared/locale/languages';
import type { SkuEntry } from '../../products/Catalogue';
import { catalogueOf } from '../../products/catalogue-of';
import { productName } from '../../products/product-card';
import { foldSku } from '../../products/sku';

/**
 * Finds a product by what a visitor typed: its order number or that of a version, however it is punctuated, else its name in
 * their language.
 */
export function askedProduct(asked: string, context: ExportContext, locale: Locale): SkuEntry | undefined {
  const catalogue = catalogueOf(context);
  const folded = foldSku(asked);
  if (!folded) return undefined;
  const named = () => catalogue.products.find((product) => foldSku(productName(product, locale)) === folded);
  const found = catalogue.findSku(asked);
  if (found) return found;
  const product = named();
  return product && { product, variant: undefined };
}

/** The order number under which a choice is stored and shared. */
export const skuOf = ({ product, variant }: SkuEntry): string => variant ?? product.sku;

/** The selected version; for a product with versions requested by its own number, the first. */
export const versionOf = ({ product, variant }: SkuEntry) =>
  product.variants.find(({ sku }) => sku === variant) ?? product.variants[0];
