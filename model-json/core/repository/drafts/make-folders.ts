import type { Draft } from '../Draft';
import { parentOf } from '../path';

/** Makes the folders of a path that are missing. */
export function makeFolders(draft: Draft, path: string): void {
  if (draft.has(path)) return;
  makeFolders(draft, parentOf(path));
  draft.create(path, { 'jcr:primaryType': 'sling:Folder' });
}
