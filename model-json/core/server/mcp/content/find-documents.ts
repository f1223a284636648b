import { descendant } from '../../../exporter/shared/assets';
import { text } from '../../../exporter/shared/properties';
import type { Repository } from '../../../repository/Repository';
import type { Resource } from '../../../repository/Resource';
import type { PageRow } from '../../../../../shared/authoring/console-level';
import { PageRows } from '../../console/PageRows';
import type { Instance } from '../../Instance';
import { textsOfRepository } from '../../query/PageTexts';
import { parseQuery } from '../../query/parse-query';
import { runQuery } from '../../query/run-query';
import { publicationOf } from '../../replicate/publication';
import { ToolRefusal } from '../refusals';

export const STATES = ['published', 'changed', 'unpublished'] as const;
export type State = (typeof STATES)[number];

const rows = new WeakMap<Repository, PageRows>();

/** A page as the console lists it. */
export function rowOf({ repository, publish = repository, reviews }: Instance, page: Resource): PageRow {
  const known = rows.get(repository) ?? new PageRows(repository, publish, reviews);
  rows.set(repository, known);
  return known.of(page);
}

export const stateOfRow = ({ published, changedSince }: PageRow): State =>
  !published ? 'unpublished' : changedSince ? 'changed' : 'published';

/** The state of a page, a fragment or an asset. */
export function stateOf({ repository, publish = repository }: Instance, node: Resource): State {
  const { published, changedSince } = publicationOf(node, repository, publish);
  return !published ? 'unpublished' : changedSince ? 'changed' : 'published';
}

/** Runs a query of the QueryBuilder over the content that may be read. */
export function query(
  { repository }: Instance,
  predicates: Readonly<Record<string, string>>,
): readonly Resource[] {
  const parsed = parseQuery(new URLSearchParams({ ...predicates, 'p.limit': '-1' }));
  return runQuery(repository, parsed, textsOfRepository(repository)).hits;
}

/** The model of a content fragment; undefined for other nodes. */
export const modelOfFragment = (node: Resource | undefined): string | undefined => {
  const data = node && descendant(node, 'jcr:content/data');
  return data && text(data.properties, 'cq:model');
};

/** Whether a page contains a component of a type. */
export function hasComponent(page: Resource, resourceType: string): boolean {
  const content = page.children.get('jcr:content');
  const has = (node: Resource): boolean =>
    node.properties['sling:resourceType'] === resourceType || [...node.children.values()].some(has);
  return content !== undefined && has(content);
}

export interface Sheet<T> {
  readonly items: T[];
  readonly total: number;
  /** Sent to get the next ones. */
  readonly cursor?: string;
}

/** Some of a list, from a cursor on. @throws ToolRefusal for a cursor of something else */
export function sheetOf<T, R>(
  all: readonly T[],
  cursor: string | undefined,
  limit: number,
  map: (one: T) => R,
): Sheet<R> {
  const from = cursor === undefined ? 0 : Number(/^after-(\d{1,9})$/.exec(cursor)?.[1] ?? NaN);
  if (Number.isNaN(from))
    throw new ToolRefusal(
      'invalid',
      `${JSON.stringify(cursor)} is no cursor.`,
      'Send the cursor of the last answer as it is, or leave it out to start again.',
    );
  const next = from + limit;
  return {
    items: all.slice(from, next).map(map),
    total: all.length,
    ...(next < all.length && { cursor: `after-${next}` }),
  };
}
