import { rm } from 'node:fs/promises';
import { PathError, ReadOnlyError, ConflictError, ContentError } from '../../errors';
import { checkNode } from '../../check-node';
import { isNode, type NodeJson } from '../../node-json';
import { printNode } from '../../parse-node';
import { childOf } from '../../path';
import type { Edit, WriteOptions } from '../../Repository';
import type { ContentIndex } from '../ContentIndex';
import { hasFileType } from '../reading/file-types';
import type { FilesTree } from '../FilesTree';
import { labelOf, placeOf, type Mount } from '../mount';
import { readPage } from '../reading/read-page';
import { markerOf } from '../reading/scan';
import { removeNode } from './remove-node';
import type { Upstream } from './Upstream';
import { replaceNode } from './replace-node';
import { writeFileAtomically } from './write-file';
import { withPlaces } from './with-places';
import { writeTarget } from './write-target';

/**
 * Makes one change on disk. Must not be called during another change.
 *
 * @returns paths of the nodes whose files must be read again
 */
export async function storeChange(
  mounts: readonly Mount[],
  tree: FilesTree,
  path: string,
  edit: Edit,
  { expectedVersion }: WriteOptions,
  upstream?: Upstream,
): Promise<string[]> {
  const known = ownerOfKnown(tree, path);
  const created = known === undefined ? edit(undefined) : undefined;
  if (known === undefined && created === undefined) return [];
  const owner = known ?? ownerOfNew(tree.index, path, created);

  const page = readPage(tree, owner);
  if (expectedVersion !== undefined && expectedVersion !== page.version) {
    throw new ConflictError(path, expectedVersion, page.version);
  }
  let isGone = false;
  const before = upstream && page.json && withPlaces(tree.index, owner, structuredClone(page.json));
  const json = replaceNode(page.json, owner, path, (before) => {
    const after = known === undefined ? created : edit(before);
    isGone = after === undefined;
    return after;
  });
  const gone = isGone ? tree.index.pathsWithin(path).reverse() : [];
  for (const each of gone) refuseReadOnly(tree.index, each);
  await upstream?.store([
    { path: owner, before, after: json },
    ...gone.flatMap((each) =>
      each === owner ? [] : [{ path: each, before: readPage(tree, each).json, after: undefined }],
    ),
  ]);
  if (json) await writePage(mounts, tree.index, owner, json, page.text);
  if (gone.length > 0) await removeNodes(mounts, path);
  return json ? [...gone, owner] : gone;
}

/** The node whose file contains an existing node: the node itself, or an ancestor. */
function ownerOfKnown(tree: FilesTree, path: string): string | undefined {
  const node = tree.get(path);
  return node?.implied || tree.index.get(path) ? path : node && tree.index.ownerOf(path);
}

function ownerOfNew(index: ContentIndex, path: string, node: NodeJson | undefined): string {
  const owner = index.ownerOf(path);
  const isInPage = path.split('/').includes('jcr:content');
  const hasFile = !isInPage && hasFileType(node);
  if (owner !== undefined && !hasFile) return owner;
  if (isInPage) throw new PathError(path, 'is not inside a page; write the page first');
  return path;
}

async function writePage(
  mounts: readonly Mount[],
  index: ContentIndex,
  path: string,
  json: NodeJson,
  text?: string,
) {
  const { mount, place } = await writeTarget(mounts, path, index.get(path));
  const file = `${place}.json`;
  checkNode(labelOf(mount, file), path, json);
  checkPlaces(index, labelOf(mount, file), path, '', json);
  const printed = printNode(json);
  if (printed !== text) await writeFileAtomically(file, printed);
  await rm(markerOf(place), { force: true });
}

/** A child with its own file can be listed, but not written here: the two would contradict each other. */
function checkPlaces(
  index: ContentIndex,
  label: string,
  path: string,
  pointer: string,
  json: NodeJson,
): void {
  for (const name of index.namesBelow(path)) {
    const member = json[name];
    if (!isNode(member) || Object.keys(member).length === 0) continue;
    const child = childOf(path, name);
    if (index.get(child)) {
      throw new ContentError(
        label,
        `${pointer}/${name}`,
        'has a file of its own',
        `write {} here, and the node at ${child}`,
      );
    }
    checkPlaces(index, label, child, `${pointer}/${name}`, member);
  }
}

function refuseReadOnly(index: ContentIndex, path: string): void {
  const { node, binary } = index.get(path) ?? {};
  if (node?.mount.readonly || binary?.mount.readonly) throw new ReadOnlyError(path);
}

async function removeNodes(mounts: readonly Mount[], path: string): Promise<void> {
  for (const mount of mounts) {
    const place = mount.readonly ? undefined : placeOf(mount, path);
    if (place !== undefined) await removeNode(place);
  }
}
