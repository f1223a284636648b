import { isNode, toJson, type NodeJson } from '../../repository/node-json';
import type { Resource } from '../../repository/Resource';
import { isPublishedWhole } from './published';

/** Metadata: when and by whom a page was changed, and who has locked it. */
const NOTES =
  /^cq:last(?:Modified|Replicat)|^jcr:(?:uuid|lock|lastModified|versionHistory|baseVersion|predecessors|isCheckedOut)/;

/** Cached by node, since nodes are immutable: a change replaces the page's node. */
const known = new WeakMap<Resource, string>();

/** A page's own content as text, without its child pages and metadata; empty if there is no page. */
export function fingerprintOf(page: Resource | undefined): string {
  if (!page) return '';
  const made = known.get(page) ?? printed(page);
  known.set(page, made);
  return made;
}

/** Order matters only for nodes. */
function printed(page: Resource): string {
  // With a template, all that is in it is published.
  if (isPublishedWhole(page)) return JSON.stringify(sorted(toJson(page)));
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
