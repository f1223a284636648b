import { byDepth } from '../../path';
import { checkNode } from '../../check-node';
import { ReadOnlyError } from '../../errors';
import { printNode } from '../../parse-node';
import { isWithin } from '../../path';
import type { PageChange } from './DraftFiles';
import type { FilesDraft } from './FilesDraft';
import type { FilesTree } from '../FilesTree';
import type { Journals } from '../journal/Journals';
import type { FileChange } from '../journal/prepare-change';
import { sizeOf } from '../reading/locate';
import { DAM_ROOT, markerOf } from '../reading/scan';
import { labelOf, placeOf, type Mount } from '../mount';
import type { Upstream } from './Upstream';
import { writeTarget } from './write-target';

/**
 * Stores a draft, all of it or nothing. Must not be called during another change.
 *
 * @param upstream asked before the files are written
 * @returns paths of the nodes whose files must be read again, in that order
 */
export async function commitDraft(
  mounts: readonly Mount[],
  journals: Journals | undefined,
  tree: FilesTree,
  draft: FilesDraft,
  upstream?: Upstream,
): Promise<string[]> {
  const changes = draft.files.changes();
  const files: FileChange[] = [];
  for (const change of changes) {
    if (change.json) files.push(...(await writing(mounts, tree, change)));
    else files.push(...removing(mounts, tree, change));
  }
  if (files.length === 0 || !journals) return [];
  await upstream?.store(draft.files.storedChanges(), draft.moves);
  await journals.change(files);
  const gone = changes.filter(({ json }) => !json).sort((a, b) => byDepth(b, a));
  const written = changes.filter(({ json }) => json).sort(byDepth);
  return [...gone, ...written].map(({ path }) => path);
}

async function writing(
  mounts: readonly Mount[],
  tree: FilesTree,
  { path, json }: PageChange,
): Promise<FileChange[]> {
  const { mount, place } = await writeTarget(mounts, path, tree.index.get(path));
  const file = `${place}.json`;
  checkNode(labelOf(mount, file), path, json);
  const marker = markerOf(place);
  const shown = sizeOf(marker) === undefined ? [] : [{ file: marker, text: undefined }];
  return [{ file, text: printNode(json) }, ...shown];
}

function removing(mounts: readonly Mount[], tree: FilesTree, { path }: PageChange): FileChange[] {
  const hiding = hidingLower(mounts, tree, path);
  const removed = mounts.flatMap((mount) => {
    const place = mount.readonly ? undefined : placeOf(mount, path);
    const files = place === undefined ? [] : [`${place}.json`, place];
    return files.filter((file) => sizeOf(file) !== undefined).map((file) => ({ file, text: undefined }));
  });
  return [...removed, ...hiding];
}

/**
 * The marker that hides an asset whose files are in a read-only mount, so that it is gone here.
 *
 * @throws ReadOnlyError if there is no writable mount over it
 */
function hidingLower(mounts: readonly Mount[], tree: FilesTree, path: string): FileChange[] {
  const { node, binary } = tree.index.get(path) ?? {};
  if (!node?.mount.readonly && !binary?.mount.readonly) return [];
  const above = mounts.at(-1);
  const place = above && !above.readonly && isWithin(path, DAM_ROOT) ? placeOf(above, path) : undefined;
  if (place === undefined) throw new ReadOnlyError(path);
  return [{ file: markerOf(place), text: '' }];
}
