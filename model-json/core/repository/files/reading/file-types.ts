import type { NodeJson } from '../../node-json';

/** Types of nodes that get their own file; others are stored in the file of the nearest such ancestor. */
const FILE_TYPES = new Set([
  'cq:Page',
  'cq:Template',
  'dam:Asset',
  'sling:Folder',
  'sling:OrderedFolder',
  'nt:folder',
]);

/** Whether a node gets its own file, unless it is inside a page's `jcr:content`. */
export function hasFileType(node: NodeJson | undefined): boolean {
  return FILE_TYPES.has(String(node?.['jcr:primaryType']));
}
