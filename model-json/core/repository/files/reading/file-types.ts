import type { NodeJson } from '../../node-json';

/** Nodes that get a file of their own; any other stands in the file of the nearest node above that has one. */
const FILE_TYPES = new Set([
  'cq:Page',
  'cq:Template',
  'dam:Asset',
  'sling:Folder',
  'sling:OrderedFolder',
  'nt:folder',
]);

/** Whether a node gets a file of its own, if it does not stand in a page's `jcr:content`. */
export function hasFileType(node: NodeJson | undefined): boolean {
  return FILE_TYPES.has(String(node?.['jcr:primaryType']));
}
