import { languageRoot } from '../../../../core/exporter/shared/locale/languages';
import { getPage } from '../../../../core/exporter/shared/pages';
import type { Resource } from '../../../../core/repository/Resource';
import { LIMITS } from '../../engine/limits';
import { rulesFor } from '../../engine/rules/rules-for';
import type { SearchDocument } from '../../engine/SearchDocument';
import type { SearchQuery } from '../../engine/SearchQuery';
import { understand } from '../../engine/understand/understand';
import type { Instance } from '../../../../core/server/Instance';
import { PLACES } from '../search-schema';
import { siteAt, type Site } from '../../../../core/server/pages/sites';

/** Some of the pages found, and the total. */
export interface FoundPages {
  readonly pages: readonly Resource[];
  readonly total: number;
}

export interface PageQuery {
  readonly term: string;
  /** Pages at and below this one are searched. */
  readonly root: Resource;
  /** The page on which the visitor searches. */
  readonly page: Resource;
  readonly offset: number;
  readonly size: number;
}

export const NONE: FoundPages = { pages: [], total: 0 };
/** The ids of results that are neither pages nor stand for one. */
const FILES = 'document';

/** The pages below a root that match; what stands for a page counts as the page. */
export async function findPages(instance: Instance, query: PageQuery): Promise<FoundPages> {
  const { root, page, term, offset } = query;
  const size = Math.min(query.size, LIMITS.size);
  const tree = languageRoot(root) ?? languageRoot(page);
  const site = tree && siteAt(tree);
  const last = Math.ceil((offset + size) / size);
  if (!site || term === '' || last * size > LIMITS.depth) return NONE;
  const engine = await instance.search.engine();
  const { schema, service } = instance.search;
  const { text, filters, ranges } = understand(term, site.language, schema.engine);
  const asked: SearchQuery = {
    ...rulesFor(service.rulesOf(site), term, site.language, schema.engine.terms),
    language: site.language,
    text,
    filters: {
      ...filters,
      kind: schema.engine.kinds.filter((kind) => kind !== FILES),
      [PLACES.below]: [root.path],
    },
    ranges,
    typing: true,
    size,
  };
  const first = Math.floor(offset / size) + 1;
  const results = await Promise.all(
    [first, first + 1]
      .filter((number) => number <= last)
      .map((number) => engine.search({ ...asked, page: number })),
  );
  const hits = results.flatMap(({ items }) => items);
  const skipped = offset - (first - 1) * size;
  return {
    pages: hits
      .slice(skipped, skipped + size)
      .flatMap(({ document }) => pageOf(document, site, instance) ?? []),
    total: results[0]?.total ?? 0,
  };
}

function pageOf(
  { kind, path }: SearchDocument,
  site: Site,
  { models, search }: Instance,
): Resource | undefined {
  const context = models.context(site.root);
  const { pageOf: ownPage } = search.schema.kindNamed(kind) ?? {};
  return ownPage ? ownPage(path, site, context) : getPage(context.tree, path);
}
