import type { ExportContext } from '../../../core/exporter/Exporter';
import { catalogueOf } from '../products/catalogue-of';
import { tagNames } from '../../../core/exporter/shared/tags';
import { text } from '../../../core/exporter/shared/properties';
import type { Product } from '../products/Product';
import { elementText, elementTexts } from '../../../core/exporter/shared/fragment-elements';
import { derivedPageOf } from '../../../core/repository/derived/derived-page-of';
import type { Resource } from '../../../core/repository/Resource';
import type { Site } from '../../../core/server/pages/sites';
import {
  documentId,
  pagesAbove,
  tagValues,
  wordsOn,
  type SearchDocument,
} from '../../search/api/search-source';
import { FACETS } from './facets';
import { FOUND_FIGURES } from './found-figures';

/** A search for a name means the machine rather than texts about it. */
const BOOST = 0.4;

/** The products of a site, as its country sells them. */
export function* productDocuments(site: Site, context: ExportContext): Generator<SearchDocument> {
  for (const product of catalogueOf(context).products) yield productDocument(product, site, context);
}

/** A product as a document of a site. If it has a page, it replaces the page. */
export function productDocument(
  product: Product,
  { root, locale, language }: Site,
  context: ExportContext,
): SearchDocument {
  const { fragment, variants, sku } = product;
  const page = catalogueOf(context).pageOf(product, root);
  const namespace = namespaceOf(fragment.path);
  const facets = FACETS.map(({ name, tagsOf }) => ({
    name,
    tags: tagsOf(product),
    values: tagValues(tagsOf(product), `${namespace}:${name}`),
  }));
  const families = facets.find(({ name }) => name === 'family')?.values ?? [];
  const words = (name: string) => elementText(fragment, name, locale);
  const familyIds = families.map((value) => `${namespace}:family/${value}`);
  return {
    id: documentId(fragment.path, root.path),
    language,
    kind: 'product',
    name: words('name') ?? sku,
    path: fragment.path,
    skus: [sku, ...variants.map((variant) => variant.sku)],
    subject: [words('kind'), ...tagNames(context, familyIds, locale)].filter(Boolean).join(', '),
    body: [
      ...['description', 'lead', 'note', 'connection'].map(words),
      ...elementTexts(fragment, 'madeFor', locale),
      // The family is the subject.
      ...tagNames(
        context,
        facets.flatMap(({ name, tags }) => (name === 'family' ? [] : tags)),
        locale,
      ),
      ...variants.map((variant) => elementText(variant.fragment, 'name', locale)),
      // What scanners and purchasing systems type into the search.
      ...[product, ...variants].map(({ elements }) => text(elements, 'gtin')),
      ...(page && isWritten(page) ? [wordsOn(page, context.tree)] : []),
    ]
      .filter(Boolean)
      .join('\n'),
    facets: {
      ...Object.fromEntries(facets.map(({ name, values }) => [name, values])),
      site: [root.path],
      below: page ? pagesAbove(page) : [],
    },
    figures: numbersOf(product),
    ...(page && { boost: BOOST }),
  };
}

/** The texts of generated pages are the same for all products, so they would match every one. */
const isWritten = (page: Resource): boolean => derivedPageOf(page) === undefined;

/** The namespace of the catalogue's tags is the site's name: `/content/dam/mysite/products/…`. */
const namespaceOf = (path: string): string => path.split('/')[3] ?? '';

/** A product's figures; if versions differ, the numbers of all of them, the first version's first. */
function numbersOf({ figures, variants }: Product): Record<string, number[]> {
  const numbers: Record<string, number[]> = {};
  const all = variants.length > 0 ? variants.flatMap((variant) => variant.figures) : figures;
  for (const { name, value } of all) {
    if (typeof value === 'number' && Object.hasOwn(FOUND_FIGURES, name)) (numbers[name] ??= []).push(value);
  }
  return Object.fromEntries(Object.entries(numbers).map(([name, values]) => [name, [...new Set(values)]]));
}
