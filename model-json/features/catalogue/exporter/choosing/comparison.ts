import type { Exporter, Model } from '../../../../core/exporter/Exporter';
import { componentModel } from '../../../../core/exporter/shared/component-model';
import { linkJson, linkTo } from '../../../../core/exporter/shared/links/links';
import { localPage } from '../../../../core/exporter/shared/locale/localisation';
import { text } from '../../../../core/exporter/shared/properties';
import { runningTerms } from './running-terms';
import { choosingPage } from './choosing-pages';
import { askedProduct, skuOf, versionOf } from './asked-products';
import type { SkuEntry } from '../../products/Catalogue';
import {
  type Choices,
  choiceLink,
  choiceOf,
  choicesOf,
  pageAddress,
  unitsLinks,
} from '../../../../core/exporter/shared/links/choice-links';
import { figureModels } from '../../products/figure-models';
import { componentOwner, type ComponentOwner } from '../../../../core/exporter/shared/component-owner';
import { productCard } from '../../products/product-card';
import { elementText } from '../../../../core/exporter/shared/fragment-elements';

/** As many as fit in a table (kit/choosing/kept.ts). */
const MOST = 4;

/** Products side by side, as given in the address (`p`), with links for every possible change. */
export const comparison: Exporter = (resource, context) => {
  const shop = componentOwner(resource, context);
  const { found, unknown, left } = compared(shop);
  const skus = found.map(skuOf);
  const only = choiceOf(context, 'only') === 'differences' ? 'differences' : undefined;
  const units = choiceOf(context, 'units');
  const [hours, price] = [choiceOf(context, 'hours') || undefined, choiceOf(context, 'price') || undefined];
  const asked = { p: skus, only, units, hours, price };
  const quote = choosingPage('quote', context);
  const products = localPage(text(resource.properties, 'productsPage'), context);
  const address = pageAddress(shop);
  return componentModel(resource, context, {
    title: text(resource.properties, 'jcr:title'),
    action: address,
    skus,
    units: units || undefined,
    onlyDifferences: only !== undefined,
    running: runningTerms(context),
    products: found.map((entry) => comparedProduct(entry, asked, shop)),
    unknown: [...unknown],
    left: [...left],
    most: MOST,
    links: {
      all: choiceLink(shop, { ...asked, only: '' }),
      differences: choiceLink(shop, { ...asked, only: 'differences' }),
      ...unitsLinks(shop, asked),
      csv: {
        valid: true,
        url: `${address.replace(/\.html$/, '')}.compare.csv${queryOf(skus, { units, hours, price })}`,
      },
      quote: quote && {
        valid: true,
        url: `${linkTo(quote.path, shop).mappedUrl ?? ''}${queryOf(skus)}`,
      },
      products: products && linkJson(linkTo(products.path, shop)),
    },
  });
};

interface Compared {
  readonly found: readonly SkuEntry[];
  /** Products in no catalogue, as they were written. */
  readonly unknown: readonly string[];
  /** Products beyond the limit. */
  readonly left: readonly string[];
}

/** Each product once, in the order of the address. */
function compared({ context, locale }: ComponentOwner): Compared {
  const found = new Map<string, SkuEntry>();
  const unknown: string[] = [];
  const left: string[] = [];
  for (const asked of new Set(choicesOf(context, 'p').map((each) => each.trim()))) {
    const entry = askedProduct(asked, context, locale);
    if (!entry) unknown.push(asked);
    else if (found.size >= MOST && !found.has(skuOf(entry))) left.push(asked);
    else found.set(skuOf(entry), entry);
  }
  return { found: [...found.values()], unknown, left };
}

function comparedProduct(
  entry: SkuEntry,
  choices: Choices & { readonly p: readonly string[] },
  shop: ComponentOwner,
): Model {
  const { product } = entry;
  const key = skuOf(entry);
  const version = versionOf(entry);
  const others = choices.p.filter((sku) => sku !== key);
  const without = choiceLink(shop, { ...choices, p: others });
  return {
    ...productCard(product, shop),
    asked: key,
    sku: version?.sku ?? product.sku,
    figures: figureModels(version?.figures ?? product.figures),
    versions: product.variants.map((variant) => ({
      name: elementText(variant.fragment, 'name', shop.locale) ?? variant.sku,
      current: variant === version,
      link: choiceLink(shop, { ...choices, p: choices.p.map((sku) => (sku === key ? variant.sku : sku)) }),
    })),
    // An empty `p` means that nothing is compared; without `p` the browser shows its stored products.
    removeLink: others.length > 0 ? without : { valid: true, url: `${pageAddress(shop)}?p=#${shop.id}` },
  };
}

function queryOf(skus: readonly string[], more: Readonly<Record<string, string | undefined>> = {}): string {
  const query = new URLSearchParams(skus.map((sku) => ['p', sku]));
  for (const [name, value] of Object.entries(more)) if (value) query.append(name, value);
  return `?${query}`;
}
