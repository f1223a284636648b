import { productField } from '../../../../shared/words/by-language/product-search';
import { mapLanguages } from '../../../../shared/words/in-language';
import { pageProperties } from '../../../core/exporter/shared/pages';
import { localeOf } from '../../../core/exporter/shared/locale/languages';
import { text } from '../../../core/exporter/shared/properties';
import { tagName } from '../../../core/exporter/shared/tags';
import { derivedPageOf } from '../../../core/repository/derived/derived-page-of';
import type { Resource } from '../../../core/repository/Resource';
import type { Kind, SearchSource } from '../../search/api/search-source';
import { catalogueOf } from '../products/catalogue-of';
import { documentsOf } from '../products/documents';
import { familyNamed } from '../products/families';
import { elementText } from '../../../core/exporter/shared/fragment-elements';
import { drawnDocuments, drawnItem, FOUND_TYPES } from './drawn-documents';
import { FACETS } from './facets';
import { FOUND_FIGURES } from './found-figures';
import { productDocument, productDocuments } from './product-documents';
import { PRODUCT_KIND } from './product-item';
import { productSearches } from './product-searches';
import { PRODUCT_TERMS } from './terms/product-terms';

const FAMILY_KIND: Kind = {
  name: 'family',
  titles: mapLanguages((language) => productField[language].family),
};

/** Properties that name the master of pages derived from a catalogue, as in CIF. */
const MASTERS = ['cq:cifProductPage', 'cq:cifCategoryPage'];

/** People who search for a family want its page before articles that mention it. */
const FAMILY_BOOST = 0.6;

/** The product that a page shows. */
const productPathOf = (page: Resource): string | undefined =>
  text(derivedPageOf(page)?.key ?? pageProperties(page), 'productPath');

/** `mysite:family/mobile/piston` as in addresses, `mobile/piston`; empty for the root of all families. */
const familyPath = (tag: string): string => tag.replace(/^[^/]*\/?/, '');

/** The searchable parts of a catalogue: products, family pages, product files and PDFs generated from them. */
export const catalogueSource: SearchSource = {
  kinds: [PRODUCT_KIND, FAMILY_KIND],
  facets: FACETS.map(({ name }) => name),
  figures: FOUND_FIGURES,
  terms: PRODUCT_TERMS,
  components: [productSearches],
  deciding: [...MASTERS, 'productPath', 'family'],
  masters: MASTERS,

  documentsOf: productDocuments,
  documentsIn: drawnDocuments,

  /** If a product has several versions of a document, the one that its page shows. */
  *filesOf({ locale, language }, context) {
    for (const product of catalogueOf(context).products) {
      const names = ['name', 'kind'].map((name) => elementText(product.fragment, name, locale));
      const about = [product.sku, ...names].filter(Boolean).join(' ');
      for (const asset of documentsOf(product, context.tree, language)) yield { asset, about };
    }
  },

  standsFor(page) {
    const path = productPathOf(page);
    return path === undefined
      ? undefined
      : {
          path,
          read(site, context) {
            const product = catalogueOf(context).get(path);
            return product && productDocument(product, site, context);
          },
        };
  },

  kindOf(page, { locale }, context) {
    const family = text(pageProperties(page), 'family');
    if (!family) return undefined;
    return { kind: FAMILY_KIND.name, boost: FAMILY_BOOST, subject: tagName(context, family, locale) };
  },

  documentTypes: FOUND_TYPES,
  fileAt: drawnItem,

  preset(list, page): Readonly<Record<string, readonly string[]>> {
    const family = familyNamed(list) ?? familyNamed(page, 'family');
    return family === undefined ? {} : { family: [familyPath(family)].filter(Boolean) };
  },

  named(target, context) {
    const product = catalogueOf(context).find(target);
    if (!product) return undefined;
    const title = elementText(product.fragment, 'name', localeOf(context.currentPage));
    return { path: product.fragment.path, title };
  },
};
