import type { ExportContext } from '../../exporter/Exporter';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { LANGUAGES, type SearchDocument } from '../../search/SearchDocument';
import { assetDocuments } from './asset-documents';
import { pageDocuments } from './page-documents';
import { productDocuments } from './product-documents';
import { sitesOf, type Site } from './sites';

/**
 * All that visitors can find in a content tree: products once a language, pages, and files that pages or products lead to.
 *
 * @param contextAt the context of a page's model
 */
export function* documentsOf(
  tree: ResourceTree,
  contextAt: (page: Resource) => ExportContext,
): Generator<SearchDocument> {
  const sites = sitesOf(tree);
  const contexts = new Map(sites.map(({ root }) => [root, contextAt(root)]));
  for (const language of LANGUAGES) {
    const described = {
      language,
      sites: sites.filter((site) => site.language === language),
      contextOf: (site: Site) => contexts.get(site.root)!,
    };
    yield* productDocuments(described);
    for (const site of described.sites) yield* pageDocuments(site, described);
    yield* assetDocuments(described);
  }
}
