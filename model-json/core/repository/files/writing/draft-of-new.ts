import { parentOf } from '../../path';
import type { Edit, WriteOptions } from '../../Repository';
import type { FilesTree } from '../FilesTree';
import { FilesDraft } from './FilesDraft';

/**
 * A draft that adds a node beside the pages of its parent, as the last one: the parent's file then says so. Undefined if
 * it exists, is inside a page's content, or has no parent with a file.
 */
export function draftOfNew(
  tree: FilesTree,
  path: string,
  edit: Edit,
  { expectedVersion }: WriteOptions,
): FilesDraft | undefined {
  const parent = tree.get(parentOf(path));
  const isBesidePages = parent && !parent.implied && !path.split('/').includes('jcr:content');
  if (!isBesidePages || tree.get(path) || typeof expectedVersion === 'string') return undefined;
  const draft = new FilesDraft(tree);
  const node = edit(undefined);
  if (node) draft.create(path, node);
  return draft;
}
