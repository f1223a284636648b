import { date } from '../../exporter/shared/dates';
import { pageProperties } from '../../exporter/shared/pages';
import { storedOf } from '../../repository/derived/stored-of';
import { toJson, isNode, type NodeJson } from '../../repository/node-json';
import type { Resource, ResourceTree } from '../../repository/Resource';

/** Whether visitors see a page. */
export interface Publication {
  readonly published: boolean;
  /** ISO 8601; null for never, and for what came with the site. */
  readonly publishedAt: string | null;
  /** Whether something else is stored than visitors have. What a page has from another counts there. */
  readonly changedSince: boolean;
}

/** Says of a page when and by whom, not what. */
const NOTES = /^cq:last(?:Modified|Replicat)|^jcr:(?:uuid|lastModified)/;

/** @param publish the content that visitors see */
export function publicationOf(page: Resource, publish: ResourceTree): Publication {
  const there = publish.get(page.path);
  const time = there && date(pageProperties(page), 'cq:lastReplicated');
  return {
    published: there !== undefined,
    publishedAt: time === undefined ? null : new Date(time).toISOString(),
    changedSince: there !== undefined && fingerprint(storedOf(there)) !== fingerprint(storedOf(page)),
  };
}

/** Of nodes, which never change: a change puts another in the place of the page. */
const known = new WeakMap<Resource, string>();

function fingerprint(page: Resource | undefined): string {
  if (!page) return '';
  const made = known.get(page) ?? printed(page);
  known.set(page, made);
  return made;
}

/** A node's own content, without its child pages and the notes on it; order counts among nodes only. */
function printed(page: Resource): string {
  const content = page.children.get('jcr:content');
  const { properties } = page;
  return JSON.stringify(sorted({ ...properties, ...(content && { 'jcr:content': toJson(content) }) }));
}

function sorted(node: NodeJson): unknown[] {
  const members = Object.entries(node).filter(([name]) => !NOTES.test(name));
  const values = members.filter(([, member]) => !isNode(member)).sort(([a], [b]) => (a < b ? -1 : 1));
  const nodes = members.flatMap(([name, member]) => (isNode(member) ? [[name, sorted(member)]] : []));
  return [...values, ...nodes];
}
