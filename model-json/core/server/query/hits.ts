import { isPage } from '../../exporter/shared/pages';
import { isNode, type NodeJson } from '../../repository/node-json';
import type { Resource, ResourceTree } from '../../repository/Resource';
import type { Damage } from '../replicate/damage';
import { publicationOf } from '../replicate/publication';
import type { Query } from './parse-query';
import { valuesAt } from './property-at';
import { bareRecord } from '../../../../shared/checked/bare-record';

/**
 * A hit in the requested form. For a page it includes whether visitors see it, which AEM's list of pages asks for page
 * by page.
 *
 * @param author the tree with the node
 * @param publish the content that visitors see
 * @param damaged pages whose files are damaged, by path
 */
export function hitOf(
  node: Resource,
  { hits, properties, depth }: Query,
  author: ResourceTree,
  publish: ResourceTree,
  damaged: ReadonlyMap<string, readonly Damage[]>,
): object {
  if (hits === 'selective') return selectiveHit(node, properties);
  return {
    ...(hits === 'full' ? { 'jcr:path': node.path, ...toDepth(node, depth) } : simpleHit(node)),
    ...(isPage(node) && { publication: publicationOf(node, author, publish) }),
    ...(isPage(node) && damaged.has(node.path) && { damaged: true }),
  };
}

const TITLES = ['jcr:content/metadata/dc:title', 'jcr:content/jcr:title', 'jcr:title'];
const DATES = ['jcr:content/cq:lastModified', 'jcr:content/jcr:lastModified', 'jcr:lastModified'];

function simpleHit(node: Resource): object {
  const first = (paths: readonly string[]) => paths.flatMap((path) => valuesAt(node, path))[0];
  return {
    path: node.path,
    name: node.name,
    title: first(TITLES) ?? node.name,
    lastModified: first(DATES),
    type: first(['jcr:content/metadata/dc:format', 'sling:resourceType', 'jcr:content/sling:resourceType']),
  };
}

function toDepth(node: Resource, depth: number): NodeJson {
  const json: NodeJson = { ...node.properties };
  if (depth > 0) for (const [name, child] of node.children) json[name] = toDepth(child, depth - 1);
  return json;
}

/** The named properties, nested by path: `jcr:content/jcr:title` becomes `{"jcr:content": {"jcr:title": …}}`. */
function selectiveHit(node: Resource, paths: readonly string[]): object {
  const hit: NodeJson = bareRecord();
  for (const path of paths) {
    if (path === 'jcr:path') hit['jcr:path'] = node.path;
    const names = path.split('/');
    const name = names.pop() ?? '';
    let source: Resource | undefined = node;
    for (const step of names) source = source?.children.get(step);
    const value = source?.properties[name];
    if (value === undefined) continue;
    let target = hit;
    for (const step of names) target = branchOf(target, step);
    target[name] = value;
  }
  return hit;
}

/** A member of the target to nest properties in. */
function branchOf(target: NodeJson, name: string): NodeJson {
  const known = target[name];
  if (isNode(known)) return known;
  const branch: NodeJson = bareRecord();
  target[name] = branch;
  return branch;
}
