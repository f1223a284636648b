import type { ResourceTree } from '../../../core/repository/Resource';
import type { Site } from '../../../core/server/pages/sites';
import { SITE, type StaticDocument, type StaticSite } from '../browser/StaticSite';
import type { SearchDocument } from '../engine/SearchDocument';
import type { SearchEngine } from '../engine/SearchEngine';
import type { StaticFiles } from '../engine/static/StaticFiles';
import { writeIndex } from '../engine/static/write-index';
import type { Synonyms } from '../engine/text/synonyms';
import { siteTitles } from './answers/Titles';
import { PLACES, type SiteSchema } from './search-schema';
import type { SearchService } from './SearchService';

export interface StaticSource {
  readonly tree: ResourceTree;
  readonly schema: SiteSchema;
  readonly synonyms: Partial<Synonyms>;
  readonly service: SearchService;
  readonly engine: SearchEngine;
}

/** The search of a site as files for `StaticSearch`. */
export async function writeStaticSite(site: Site, source: StaticSource): Promise<StaticFiles> {
  const { engine, service } = source;
  const documents: SearchDocument[] = [];
  for await (const document of engine.documents()) {
    const isHere = document.facets?.[PLACES.site]?.includes(site.root.path);
    if (document.language === site.language && isHere) documents.push(withoutPlaces(document));
  }
  const files = writeIndex(
    site.language,
    documents,
    source.schema.engine.terms,
    (document): StaticDocument => {
      const { item, suggestion } = service.shown(document, site);
      const { id, language, kind } = document;
      return {
        id,
        language,
        kind,
        name: '',
        path: '',
        ...(item && { item }),
        ...(suggestion && { suggestion }),
      };
    },
  );
  return new Map([...files, [SITE, JSON.stringify(aboutOf(site, source))]]);
}

/** A site's index needs no filter by place. */
const withoutPlaces = ({ facets, ...document }: SearchDocument): SearchDocument => ({
  ...document,
  facets: Object.fromEntries(
    Object.entries(facets ?? {}).filter(([name]) => name !== PLACES.site && name !== PLACES.below),
  ),
});

function aboutOf(site: Site, { tree, schema, synonyms, service }: StaticSource): StaticSite {
  const titles = siteTitles(site, tree, schema);
  return {
    tag: site.tag,
    language: site.language,
    engine: schema.engine,
    facets: schema.facets,
    figures: Object.fromEntries(schema.figures.map((name) => [name, schema.unitOf(name)])),
    titles: Object.fromEntries(
      schema.facets.map((facet) => [facet, { name: titles.nameOf(facet), values: titles.valuesOf(facet) }]),
    ),
    synonyms: synonyms[site.language] ?? [],
    rules: service.rulesOf(site),
  };
}
