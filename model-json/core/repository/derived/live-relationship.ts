import type { Resource } from '../Resource';

/** A page tree that follows another, as stored by MSM in the copy's `jcr:content/cq:LiveSyncConfig`. */
export interface LiveRelationship {
  /** Path of the live copy's root. */
  readonly copy: string;
  /** Path of its blueprint's root. */
  readonly master: string;
  /** Whether the pages below are copied, too. */
  readonly deep: boolean;
  /** Pages of the blueprint that the copy excludes: `/products/mobile/petrol`, relative to the root. */
  readonly excluded: ReadonlySet<string>;
}

/** The relationship that starts at a stored page; undefined if it is not a live copy. */
export function liveRelationshipOf(page: Resource): LiveRelationship | undefined {
  const config = page.children.get('jcr:content')?.children.get('cq:LiveSyncConfig')?.properties;
  if (!config) return undefined;
  const master = config['cq:master'];
  if (typeof master !== 'string' || !master.startsWith('/')) return undefined;
  const excluded = config['cq:excludedPaths'];
  return {
    copy: page.path,
    master,
    deep: config['cq:isDeep'] !== false,
    excluded: new Set(Array.isArray(excluded) ? excluded.map(String) : []),
  };
}

/** The relationships of a stored page and of the pages below it. */
export function relationshipsBelow(page: Resource): LiveRelationship[] {
  const own = liveRelationshipOf(page);
  const below = [...page.children.values()].filter(({ name }) => name !== 'jcr:content');
  return [...(own ? [own] : []), ...below.flatMap(relationshipsBelow)];
}
