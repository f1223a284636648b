import type { Article, Model } from '../../../../core/exporter/Exporter';
import { askedProduct, skuOf, versionOf } from './asked-products';
import { choicesOf } from '../../../../core/exporter/shared/links/choice-links';
import type { ComponentOwner } from '../../../../core/exporter/shared/component-owner';
import { productCard, productName } from '../../products/product-card';
import { elementText } from '../../../../core/exporter/shared/fragment-elements';

/** The browser stores no more (kit/choosing/kept.ts). */
export const MOST_LINES = 50;
export const MOST_QUANTITY = 999;
export const MOST_REMARK = 200;

/** What stands for a product with its options can be long. */
export const MOST_SKU = 400;

/** A line of a quote list as entered. */
export interface AskedLine {
  readonly sku: string;
  /** As typed: possibly not a number. */
  readonly quantity: string;
  readonly remark: string;
}

/** A line whose product is in the catalogue and can be quoted. */
export interface QuoteLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly remark: string;
}

/** The products in the address: `p=V-3007-08*2` means two. */
export const linesOfAddress = ({ context }: ComponentOwner): AskedLine[] =>
  merged(
    choicesOf(context, 'p').map((asked) => {
      const [, sku = '', quantity = '1'] = /^(.*?)(?:\*(\d{1,4}))?$/s.exec(asked.trim()) ?? [];
      return { sku, quantity, remark: '' };
    }),
  );

/** Each order number once, with its last quantity and remark; limited to the length of a list. */
export function merged(lines: readonly AskedLine[]): AskedLine[] {
  const bySku = new Map(lines.filter(({ sku }) => sku !== '').map((line) => [line.sku, line]));
  return [...bySku.values()].slice(0, MOST_LINES);
}

/** A quantity; undefined if it is invalid, or too large for a form. */
export function quantityOf(typed: string): number | undefined {
  const quantity = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return quantity >= 1 && quantity <= MOST_QUANTITY ? quantity : undefined;
}

const articleOf = ({ sku }: AskedLine, { context }: ComponentOwner) =>
  context.services?.articleOf?.(sku, context);

/** All that is delivered: `V-3015-08 + V-4006-00`. */
const numbersOf = ({ sku, parts }: Article): string => [sku, ...parts].join(' + ');

/** A line as in the catalogue; undefined if the product is unknown or the quantity invalid. */
export function quoteLine(line: AskedLine, shop: ComponentOwner): QuoteLine | undefined {
  const article = articleOf(line, shop);
  const entry = askedProduct(article?.sku ?? line.sku, shop.context, shop.locale);
  const quantity = quantityOf(line.quantity);
  if (!entry || quantity === undefined) return undefined;
  const version = versionOf(entry);
  const words = [
    productName(entry.product, shop.locale),
    elementText(entry.product.fragment, 'kind', shop.locale),
    version && elementText(version.fragment, 'name', shop.locale),
  ];
  const name = words.filter(Boolean).join(', ');
  return {
    sku: article ? numbersOf(article) : (version?.sku ?? entry.product.sku),
    name: article ? [name, ...article.options].join('; ') : name,
    quantity,
    remark: line.remark,
  };
}

/** A line as shown in the form; one in no catalogue says so, and keeps what was typed. */
export function lineModel(line: AskedLine, shop: ComponentOwner): Model {
  const { sku, quantity, remark } = line;
  const article = articleOf(line, shop);
  const entry = askedProduct(article?.sku ?? sku, shop.context, shop.locale);
  if (!entry) return { asked: sku, name: sku, quantity, remark, isGone: true };
  const { product } = entry;
  const version = versionOf(entry);
  const { name, kind, image, familyId, link } = productCard(product, shop);
  const words = [kind, version && elementText(version.fragment, 'name', shop.locale)];
  const own = article
    ? {
        asked: article.key,
        sku: numbersOf(article),
        kind: [...words, ...article.options].filter(Boolean).join('; '),
        versions: [],
      }
    : {
        asked: skuOf(entry),
        sku: version?.sku ?? product.sku,
        kind,
        versions: product.variants.map((variant) => ({
          sku: variant.sku,
          name: elementText(variant.fragment, 'name', shop.locale) ?? variant.sku,
          selected: variant === version,
        })),
      };
  return {
    asked: own.asked,
    sku: own.sku,
    name,
    kind: own.kind,
    image,
    familyId,
    link,
    quantity,
    remark,
    isWrong: quantityOf(quantity) === undefined,
    versions: own.versions,
  };
}
