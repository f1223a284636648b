import { lstatSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sizeOf } from '../reading/locate';
import { syncDir, temporaryOf } from './write-file';

/**
 * Removes a node's file, its bytes and the folder of its children. Renaming the folder commits the removal: `sweep`
 * completes it after a crash, so that no page survives without its children.
 *
 * @param place the node's location in a mount, without extension
 */
export async function removeNode(place: string): Promise<void> {
  const deleted = deletedOf(place);
  const hasFolder = lstatSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (hasFolder) {
    await rename(place, deleted);
    await syncDir(dirname(place));
  }
  try {
    await removeFiles(place);
  } catch (error) {
    if (hasFolder) await rename(deleted, place);
    throw error;
  }
  if (hasFolder) await forget(deleted);
}

const DELETED = /^\.(.+)\.deleted$/;

/** Completes a removal that a crash interrupted. */
export async function finishRemoval(deleted: string): Promise<void> {
  const name = DELETED.exec(basename(deleted))?.[1];
  if (name === undefined) return;
  await removeFiles(join(dirname(deleted), name));
  await forget(deleted);
}

export function isDeleted(name: string): boolean {
  return DELETED.test(name);
}

function deletedOf(place: string): string {
  return join(dirname(place), `.${basename(place)}.deleted`);
}

async function removeFiles(place: string): Promise<void> {
  await rm(`${place}.json`, { force: true });
  if (sizeOf(place) !== undefined) await rm(place, { force: true });
  await syncDir(dirname(place));
}

/** Renamed before it is emptied: a new page with the same name must not be removed by the next sweep. */
async function forget(deleted: string): Promise<void> {
  const garbage = temporaryOf(deleted);
  await rename(deleted, garbage);
  await syncDir(dirname(deleted));
  await rm(garbage, { recursive: true, force: true });
}
