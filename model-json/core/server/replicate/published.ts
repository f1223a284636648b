import { descendant } from '../../exporter/shared/assets';
import { binaryAt } from '../../repository/binaries/Binary';
import { storedOf } from '../../repository/derived/stored-of';
import { toJson, type NodeJson } from '../../repository/node-json';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { POLICIES_FOLDER } from '../../../../shared/addresses/templates';
import { PERSISTED_QUERY } from '../../../../shared/addresses/persisted-queries';
import { isInLaunches } from '../../../../shared/addresses/launches';
import { required } from '../../../../shared/checked/required';

/** Whether a node is published on its own. */
export const isPublishable = ({ properties }: Resource): boolean =>
  PUBLISHABLE.has(String(properties['jcr:primaryType'])) ||
  properties['sling:resourceType'] === PERSISTED_QUERY;

/** Whether the bytes of an asset are a file with its name, which no publication copies. */
export const hasFileBeside = (asset: Resource | undefined): boolean => {
  const original = asset && descendant(asset, 'jcr:content/renditions/original/jcr:content');
  return original?.binary !== undefined && binaryAt(original.properties[':jcr:data']) === undefined;
};

const PUBLISHABLE = new Set(['cq:Page', 'dam:Asset', 'nt:file', 'cq:Tag', 'cq:Template']);

/**
 * Whether a node is published with all that is below it: a template with its structure, initial content and policies (in
 * AEM, a fragment model is a template, too), and the policies of a site.
 */
export const isPublishedWhole = ({ path, properties }: Resource): boolean =>
  properties['jcr:primaryType'] === 'cq:Template' || isPolicies(path);

const isPolicies = (path: string): boolean =>
  path.startsWith('/conf/') && path.endsWith(`/${POLICIES_FOLDER}`);

/**
 * The stored content of a page or asset, without its child pages. Bytes in the store go along by their hash; those of a
 * file beside the node are represented by the path of their folder.
 */
export function nodeOf(page: Resource): NodeJson {
  const stored = required(storedOf(page), `The stored content of ${page.path}`);
  if (isPublishedWhole(page)) return toJson(stored);
  const { properties, children } = stored;
  const content = children.get('jcr:content');
  if (!content) return { ...properties };
  const json = toJson(content);
  if (hasFileBeside(page)) delete json['renditions'];
  return { ...properties, 'jcr:content': json };
}

/** The stored pages and assets at and below a path, parents first. */
export function publishedWithin(tree: ResourceTree, path: string): Resource[] {
  const node = tree.get(path);
  const stored = node && storedOf(node);
  return stored ? pagesWithin(stored) : [];
}

function pagesWithin(node: Resource): Resource[] {
  if (isInLaunches(node.path)) return [];
  if (node.properties['jcr:primaryType'] === 'dam:Asset' || isPublishedWhole(node)) return [node];
  const below = [...node.children.values()].filter(({ name }) => name !== 'jcr:content');
  return [...(isPublishable(node) ? [node] : []), ...below.flatMap(pagesWithin)];
}

/** The pages in a set that are not below another one. */
export const topmost = (paths: readonly string[]): string[] => {
  const all = new Set(paths);
  const hasAbove = (path: string): boolean => {
    const end = path.lastIndexOf('/');
    return end > 0 && (all.has(path.slice(0, end)) || hasAbove(path.slice(0, end)));
  };
  return [...all].filter((path) => !hasAbove(path));
};
