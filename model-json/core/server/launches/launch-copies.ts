import { makeFolders } from '../../repository/drafts/make-folders';
import type { Draft } from '../../repository/Draft';
import { isBeside } from '../../repository/exact-values';
import { isNode, type NodeJson } from '../../repository/node-json';
import { childOf, parentOf } from '../../repository/path';
import type { Value } from '../../repository/Resource';

/** Puts a copy into a release; what leads there, and is not in the release, is a folder. */
export function putCopy(draft: Draft, path: string, node: NodeJson): void {
  makeFolders(draft, parentOf(path));
  if (!draft.has(path)) return draft.create(path, node);
  for (const [name, member] of Object.entries(node))
    if (isNode(member)) draft.create(childOf(path, name), member);
    else if (!isBeside(name)) draft.setProperty(path, name, member as Value);
}

/** Removes a copy, and folders that led to it alone. Copies below it stay. */
export function removeCopy(draft: Draft, launch: string, path: string): void {
  if (!draft.has(path)) return;
  const below = draft.childNames(path).filter((name) => name !== 'jcr:content');
  if (below.length === 0) {
    draft.remove(path);
    for (let at = parentOf(path); at !== launch && isEmptyFolder(draft, at); at = parentOf(at))
      draft.remove(at);
    return;
  }
  draft.remove(childOf(path, 'jcr:content'));
  for (const name of Object.keys(draft.properties(path) ?? {})) draft.setProperty(path, name, undefined);
  draft.setProperty(path, 'jcr:primaryType', 'sling:Folder');
}

const isEmptyFolder = (draft: Draft, path: string): boolean =>
  draft.property(path, 'jcr:primaryType') === 'sling:Folder' && draft.childNames(path).length === 0;
