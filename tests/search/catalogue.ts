import { createContext } from '../../model-json/core/exporter/create-context';
import { siteExporters } from '../../model-json/sites/ventora/exporters';
import type { Repository } from '../../model-json/core/repository/Repository';
import type { Resource } from '../../model-json/core/repository/Resource';
import { NO_RULES, type SearchRules } from '../../model-json/features/search/engine/rules/SearchRules';
import {
  LANGUAGES,
  type Language,
  type SearchDocument,
} from '../../model-json/features/search/engine/SearchDocument';
import { productDocuments } from '../../model-json/features/catalogue/search/product-documents';
import { catalogueSource } from '../../model-json/features/catalogue/search/catalogue-source';
import { siteRules } from '../../model-json/features/search/server/documents/site-rules';
import { siteAt, sitesOf, type Site } from '../../model-json/core/server/pages/sites';
import type { Facts } from './judged/Judge';

/** The catalogue's products in all search languages, with or without a site in that language. */
export function catalogueDocuments(repository: Repository): SearchDocument[] {
  const sites = sitesOf(repository);
  return LANGUAGES.flatMap((language) => {
    const own = sites.find((site) => site.language === language) ?? withoutPages(language, sites[0]!);
    const context = createContext({
      tree: repository,
      currentPage: sites[0]!.root,
      registry: siteExporters,
    });
    return [...productDocuments(own, context)];
  });
}

/** The search rules of a language's authors. */
export function rulesOf(repository: Repository, language: Language): SearchRules {
  const site = sitesOf(repository).find((each) => each.language === language);
  if (!site) return NO_RULES;
  return siteRules(
    site,
    createContext({ tree: repository, currentPage: site.root, registry: siteExporters }),
    [catalogueSource],
  );
}

/** A stand-in for the site of a language whose pages are not written yet; its products are. */
function withoutPages(language: Language, { root }: Site): Site {
  const path = `/content/ventora/${language}/${language}`;
  return siteAt({ ...root, name: language, path, children: new Map<string, Resource>() })!;
}

/** The facts that a product is judged by. */
export function factsOf({ skus = [], facets = {}, figures = {} }: SearchDocument): Facts {
  return {
    sku: skus[0] ?? '',
    skus,
    family: facets.family?.at(-1) ?? '',
    uses: facets.use ?? [],
    features: facets.feature ?? [],
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, typeof value === 'number' ? [value] : value]),
    ),
  };
}
