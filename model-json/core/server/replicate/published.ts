import { descendant } from '../../exporter/shared/assets';
import { binaryAt } from '../../repository/binaries/Binary';
import { storedOf } from '../../repository/derived/stored-of';
import { toJson, type NodeJson } from '../../repository/node-json';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { isModel } from '../fragments/models/Model';
import { isInLaunches } from '../../../../shared/addresses/launches';
import { required } from '../../../../shared/checked/required';

/** Whether a node is published on its own. */
export const isPublishable = (node: Resource): boolean =>
  PUBLISHABLE.has(String(node.properties['jcr:primaryType'])) || isModel(node);

/** Whether the bytes of an asset are a file with its name, which no publication copies. */
export const hasFileBeside = (asset: Resource | undefined): boolean => {
  const original = asset && descendant(asset, 'jcr:content/renditions/original/jcr:content');
  return original?.binary !== undefined && binaryAt(original.properties[':jcr:data']) === undefined;
};

const PUBLISHABLE = new Set(['cq:Page', 'dam:Asset', 'nt:file', 'cq:Tag']);

/**
 * The stored content of a page or asset, without its child pages. Bytes in the store go along by their hash; those of a
 * file beside the node are represented by the path of their folder.
 */
export function nodeOf(page: Resource): NodeJson {
  const { properties, children } = required(storedOf(page), `The stored content of ${page.path}`);
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
  if (node.properties['jcr:primaryType'] === 'dam:Asset') return [node];
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
