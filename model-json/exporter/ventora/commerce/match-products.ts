import type { Locale } from '../../shared/languages';
import { productName } from './product-card';
import type { Product } from './Product';
import { elementText, elementTexts } from './product-fragment';
import { foldSku } from './sku';

/** Letters without case and accents: who types "kaltetrockner" means "Kältetrockner". */
const fold = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Fewer signs are the beginning of every order number. */
const SKU_SIGNS = 3;

/**
 * The products that somebody looks for, best first: by order number (whole, then its beginning), by name, by what kind of
 * thing it is, by what is written about it. Every word must be somewhere.
 *
 * @param familyName the name of a product's family in the reader's language
 */
export function matchProducts(
  products: readonly Product[],
  query: string,
  locale: Locale,
  familyName: (product: Product) => string | undefined,
): Product[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const number = foldSku(query);
  return products
    .flatMap((product) => {
      const rank = rankOf(product, words, number, locale, familyName(product));
      return rank === undefined ? [] : [{ product, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ product }) => product);
}

function rankOf(
  product: Product,
  words: readonly string[],
  number: string,
  locale: Locale,
  family: string | undefined,
): number | undefined {
  const skus = [product.sku, ...product.variants.map(({ sku }) => sku)].map(foldSku);
  const name = productName(product, locale);
  if (skus.includes(number)) return 0;
  if (foldSku(name) === number) return 1;
  if (number.length >= SKU_SIGNS && skus.some((sku) => sku.startsWith(number))) return 2;
  const { fragment } = product;
  const fields = [
    [name],
    [elementText(fragment, 'kind', locale), family],
    [
      ...['description', 'lead', 'note'].map((element) => elementText(fragment, element, locale)),
      ...elementTexts(fragment, 'madeFor', locale),
    ],
  ].map((field) => fold(field.filter(Boolean).join(' ')));
  const ranks = words.map((word) => fields.findIndex((field) => field.includes(word)));
  return ranks.includes(-1) ? undefined : 3 + Math.max(...ranks);
}
