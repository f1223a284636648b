import { lstatSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sizeOf } from '../reading/locate';
import { syncDir, temporaryOf } from './write-file';

/**
 * Removes a node's file, its bytes and the folder of its children. With a folder, its renaming is the moment of truth:
 * a crash after it is made good by `sweep`, so that no page loses its children and stays itself.
 *
 * @param place the node's place in a mount, without extension
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

/** Ends a removal that a crash cut short. */
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

/** Renamed before it is emptied: a page that comes again under the name must not fall to the next sweep. */
async function forget(deleted: string): Promise<void> {
  const garbage = temporaryOf(deleted);
  await rename(deleted, garbage);
  await syncDir(dirname(deleted));
  await rm(garbage, { recursive: true, force: true });
}
