import { childOf, nameOf, parentOf } from '../../repository/path';
import { typeFor, type ContentProperty } from './content-properties';
import type { Post } from './Post';

/** JCR's default type for children of a folder. */
const FOLDERS = new Set(['sling:Folder', 'sling:OrderedFolder']);

/** Creates a node and its missing ancestors, each with the type that the post sets. */
export function makeNodes(post: Post, path: string, properties: ReadonlyMap<string, ContentProperty>): void {
  const { draft, changes } = post;
  const missing: string[] = [];
  let at = path;
  for (; !draft.has(at) && at !== '/'; at = parentOf(at)) missing.unshift(nameOf(at));
  for (const name of missing) {
    const parentType = String(draft.property(at, 'jcr:primaryType'));
    at = childOf(at, name);
    const type = typeFor(properties, at) ?? (FOLDERS.has(parentType) ? parentType : 'nt:unstructured');
    draft.create(at, { 'jcr:primaryType': type });
    changes.push({ type: 'created', argument: at });
  }
}
