import { descend, inlineNode, type MemoryNode } from '../files/MemoryNode';
import { parentOf } from '../path';
import type { ResourceTree } from '../Resource';
import { shownFrozen } from './frozen-node';
import type { VersionFiles } from './VersionFiles';

/**
 * A node as it was in a version of the nearest node with versions, in JCR's terms: Sling's `.json;v=1.0`. Undefined if
 * there is no such version, or the node was not in it.
 */
export function versionAt(
  files: VersionFiles,
  tree: ResourceTree,
  path: string,
  name: string,
): MemoryNode | undefined {
  for (let at = path; at !== '/'; at = parentOf(at)) {
    const node = tree.get(at);
    const holder =
      node?.properties['jcr:primaryType'] === 'cq:Page' ? node.children.get('jcr:content') : node;
    const id = holder?.properties['jcr:uuid'];
    const version = id === undefined ? undefined : files.read(String(id), name);
    if (!version) continue;
    // The version of a page is found at its content.
    const isPage = version.followedBy !== undefined;
    const top = isPage && holder === node ? parentOf(at) : at;
    const root = inlineNode('', shownFrozen(version.node, version.versionable), undefined);
    return descend(root, path.slice(top.length) || '/');
  }
  return undefined;
}
