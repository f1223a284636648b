import { parentOf } from './path';
import type { Resource, ResourceTree } from './Resource';

/** The node at a path or, if there is none, the nearest above it. */
export function nearestNode(tree: ResourceTree, path: string): Resource | undefined {
  const node = tree.get(path);
  return node ?? (path === '/' ? undefined : nearestNode(tree, parentOf(path)));
}
