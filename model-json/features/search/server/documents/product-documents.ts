import { catalogueOf } from '../../../catalogue/products/catalogue-of';
import { tagNames } from '../../../catalogue/products/families';
import { listed, type Product } from '../../../catalogue/products/Product';
import { elementText, elementTexts, masterOf } from '../../../catalogue/products/product-fragment';
import { texts } from '../../../../core/exporter/shared/properties';
import type { Locale } from '../../../../core/exporter/shared/languages';
import { derivedPageOf } from '../../../../core/repository/derived/derived-page-of';
import type { Resource } from '../../../../core/repository/Resource';
import type { SearchDocument } from '../../engine/SearchDocument';
import { documentId } from './document-id';
import type { Described } from './Described';
import { wordsOn } from './page-words';
import { pagesAbove, tagValues } from '../answers/places';
import { isFigure } from '../search-schema';

/** Who looks for a name means the machine before what is written about it. */
const BOOST = 0.4;

/** The products of the catalogue in one language. A product belongs to every site; where it has a page, it stands for it. */
export function* productDocuments(described: Described): Generator<SearchDocument> {
  const [main] = described.sites;
  if (!main) return;
  const catalogue = catalogueOf(described.contextOf(main));
  for (const product of catalogue.products) yield productDocument(product, described);
}

/** A product as a document. */
export function productDocument(product: Product, { language, sites, contextOf }: Described): SearchDocument {
  const [main] = sites;
  const context = contextOf(main!);
  const { fragment, family, variants, sku } = product;
  const locale: Locale = { language, country: '' };
  const catalogue = catalogueOf(context);
  const pages = sites.flatMap(({ root }) => catalogue.pageOf(product, root) ?? []);
  const namespace = root(fragment.path);
  const families = family ? tagValues([family], `${namespace}:family`) : [];
  const uses = listed(product, 'uses');
  const words = (name: string) => elementText(fragment, name, locale);
  const features = texts(masterOf(fragment), 'features') ?? [];
  const { certificates } = product;
  const familyIds = families.map((value) => `${namespace}:family/${value}`);
  return {
    id: documentId(fragment.path, language),
    language,
    kind: 'product',
    name: words('name') ?? sku,
    path: fragment.path,
    skus: [sku, ...variants.map((variant) => variant.sku)],
    subject: [words('kind'), ...tagNames(context, familyIds, locale)].filter(Boolean).join(', '),
    body: [
      ...['description', 'lead', 'note', 'connection'].map(words),
      ...elementTexts(fragment, 'madeFor', locale),
      ...tagNames(context, [...uses, ...features, ...certificates], locale),
      ...variants.map((variant) => elementText(variant.fragment, 'name', locale)),
      ...pages.slice(0, 1).filter(isWritten).map(wordsOn),
    ]
      .filter(Boolean)
      .join('\n'),
    facets: {
      family: families,
      use: tagValues(uses, `${namespace}:use`),
      feature: tagValues(features, `${namespace}:feature`),
      certificate: tagValues(certificates, `${namespace}:certificate`),
      site: sites.map((site) => site.root.path),
      below: [...new Set(pages.flatMap(pagesAbove))],
    },
    figures: { ...numbersOf(product), ...mainsOf(sku, sites, contextOf) },
    ...(pages.length > 0 && { boost: BOOST }),
  };
}

/** What stands on the pages that nobody wrote is the same for all products, and would find all of them. */
const isWritten = (page: Resource): boolean => derivedPageOf(page) === undefined;

/** The name space of the catalogue's tags is the site's name: `/content/dam/ventora/products/…`. */
const root = (path: string): string => path.split('/')[3] ?? '';

/** The mains of its versions in all countries: who looks for 460 V means the machine that is built for them. */
function mainsOf(
  sku: string,
  sites: Described['sites'],
  contextOf: Described['contextOf'],
): Record<string, number[]> {
  const numbers: Record<string, Set<number>> = {};
  for (const site of sites) {
    const product = catalogueOf(contextOf(site)).findSku(sku)?.product;
    for (const name of ['voltage', 'frequency'])
      for (const value of (product && numbersOf(product)[name]) ?? [])
        (numbers[name] ??= new Set()).add(value);
  }
  return Object.fromEntries(Object.entries(numbers).map(([name, values]) => [name, [...values]]));
}

/** A product's figures; where versions differ, the numbers of all of them, the first version's first. */
function numbersOf({ figures, variants }: Product): Record<string, number[]> {
  const numbers: Record<string, number[]> = {};
  const all = variants.length > 0 ? variants.flatMap((variant) => variant.figures) : figures;
  for (const { name, value } of all) {
    if (typeof value === 'number' && isFigure(name)) (numbers[name] ??= []).push(value);
  }
  return Object.fromEntries(Object.entries(numbers).map(([name, values]) => [name, [...new Set(values)]]));
}
