import { contentOf, pageProperties } from '../../../../core/exporter/shared/pages';
import type { Resource, ResourceTree } from '../../../../core/repository/Resource';
import { isFindable } from '../../../../core/server/pages/is-findable';
import type { SearchableContent } from '../../SearchableContent';
import { filesOn } from './asset-documents';

/** What documents other than a page's own depend on: what the page stands for, and the files that it links to. */
export interface Outward {
  /** Different if any of it differs. */
  readonly text: string;
  /** Whether nothing depends on the page, so that it can come and go. */
  readonly isAlone: boolean;
}

/** Page properties that affect other pages and files, whatever the site. */
const TYPE = ['sling:resourceType', 'cq:template'];

export function outwardOf(
  page: Resource,
  tree: ResourceTree,
  sources: readonly SearchableContent[],
): Outward {
  const properties = pageProperties(page);
  const deciding = ['jcr:language', ...sources.flatMap((source) => source.deciding ?? [])];
  const decided = deciding.map((name) => properties[name]);
  const copied = contentOf(page)?.children.get('cq:LiveSyncConfig')?.properties;
  const files = filesOn(page, tree).map(({ path }) => path);
  return {
    text: JSON.stringify([decided, TYPE.map((name) => properties[name]), copied, isFindable(page), files]),
    isAlone: decided.every((value) => value === undefined) && !copied && files.length === 0,
  };
}
