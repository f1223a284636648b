import { PERSISTED_QUERY } from '../../../../shared/addresses/persisted-queries';
import { text } from '../../../core/exporter/shared/properties';
import { childOf } from '../../../core/repository/path';
import type { Resource, ResourceTree } from '../../../core/repository/Resource';
import { readCaching, type Caching } from './Caching';

/** Where a site keeps its queries, below its configuration, as AEM does. */
export const FOLDER = 'settings/graphql/persistentQueries';

/** A stored query, which clients name instead of sending it. */
export interface PersistedQuery {
  /** The site's configuration: `ventora` of `/conf/ventora`. */
  readonly site: string;
  readonly name: string;
  readonly path: string;
  readonly query: string;
  readonly caching: Caching;
}

export const folderOf = (site: string): string => `/conf/${site}/${FOLDER}`;

/** A site's query; undefined if there is none of that name. */
export function persistedQuery(tree: ResourceTree, site: string, name: string): PersistedQuery | undefined {
  const node = tree.get(childOf(folderOf(site), name));
  return node && queryOf(site, node);
}

/** The queries of a site, or of all sites. */
export function persistedQueries(tree: ResourceTree, site?: string): PersistedQuery[] {
  const sites = site === undefined ? [...(tree.get('/conf')?.children.keys() ?? [])] : [site];
  return sites.flatMap((each) =>
    [...(tree.get(folderOf(each))?.children.values() ?? [])].flatMap((node) => queryOf(each, node) ?? []),
  );
}

function queryOf(site: string, { path, name, properties, children }: Resource): PersistedQuery | undefined {
  const content = children.get('jcr:content')?.properties ?? {};
  const query = text(content, 'jcr:data');
  if (properties['sling:resourceType'] !== PERSISTED_QUERY || query === undefined) return undefined;
  return { site, name, path, query, caching: readCaching(content) };
}
