import { checkNode } from '../check-node';
import { ReadOnlyError } from '../errors';
import { printNode } from '../parse-node';
import type { FileChange } from './DraftFiles';
import type { FilesDraft } from './FilesDraft';
import type { FilesTree } from './FilesTree';
import { changeFiles, type FileStep } from './journal';
import { sizeOf } from './locate';
import { labelOf, placeOf, type Mount } from './mount';
import { writeTarget } from './write-target';

/**
 * Stores a draft, all of it or nothing. Not to be called while another change is under way.
 *
 * @returns paths of the nodes whose files are to be read again, in the order to read them
 */
export async function commitDraft(
  mounts: readonly Mount[],
  tree: FilesTree,
  draft: FilesDraft,
): Promise<string[]> {
  const changes = draft.files.changes();
  const steps: FileStep[] = [];
  for (const change of changes) {
    if (change.json) steps.push(await writing(mounts, tree, change));
    else steps.push(...removing(mounts, tree, change));
  }
  const home = mounts.find((mount) => !mount.readonly);
  if (steps.length === 0 || !home) return [];
  await changeFiles(home.dir, steps);
  const depth = ({ path }: FileChange) => path.split('/').length;
  const gone = changes.filter(({ json }) => !json).sort((a, b) => depth(b) - depth(a));
  const written = changes.filter(({ json }) => json).sort((a, b) => depth(a) - depth(b));
  return [...gone, ...written].map(({ path }) => path);
}

async function writing(
  mounts: readonly Mount[],
  tree: FilesTree,
  { path, json, before }: FileChange,
): Promise<FileStep> {
  const { mount, place } = await writeTarget(mounts, path, tree.index.get(path));
  const file = `${place}.json`;
  checkNode(labelOf(mount, file), path, json);
  const isThere = tree.index.get(path)?.node?.file === file;
  return { file, text: printNode(json), ...(isThere && before !== undefined && { before }) };
}

function removing(mounts: readonly Mount[], tree: FilesTree, { path, before }: FileChange): FileStep[] {
  const { node, binary } = tree.index.get(path) ?? {};
  if (node?.mount.readonly || binary?.mount.readonly) throw new ReadOnlyError(path);
  return mounts.flatMap((mount) => {
    const place = mount.readonly ? undefined : placeOf(mount, path);
    if (place === undefined) return [];
    const steps: FileStep[] = [];
    const file = `${place}.json`;
    if (sizeOf(file) !== undefined)
      steps.push({ file, text: undefined, ...(node?.file === file && before !== undefined && { before }) });
    if (sizeOf(place) !== undefined) steps.push({ file: place, text: undefined });
    return steps;
  });
}
