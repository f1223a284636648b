import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { INSTANCES, treeOf, type DataFolder } from '../data-folder';
import { sweep } from '../files/sweep';
import { temporaryOf } from '../files/write-file';
import { namesOf } from '../path';
import { versionOfFile } from './content-files';
import { copyFiles } from './copy-files';
import { manifestFile, readManifest, writeManifest } from './Manifest';

/**
 * Drops the content of the data folder, uploads included. The next start seeds it anew. Other things in the folder stay.
 *
 * @returns what was there and is no more
 */
export async function resetData(folder: DataFolder): Promise<string[]> {
  await sweep(folder.dir);
  const doomed = INSTANCES.flatMap((instance) => [manifestFile(folder, instance), treeOf(folder, instance)]);
  const there = doomed.filter((path) => existsSync(path));
  for (const path of there) {
    // Renamed first: a tree that is half gone must not look like the work of an author who deletes.
    const garbage = temporaryOf(path);
    await rename(path, garbage);
    await rm(garbage, { recursive: true, force: true });
  }
  return there;
}

/**
 * Gives an author's file the content that git holds; what visitors see stays.
 *
 * @throws PathError when the file is none of the content
 */
export async function resetFile(folder: DataFolder, file: string): Promise<void> {
  namesOf(`/${file}`);
  const tree = treeOf(folder, 'author');
  const inGit = versionOfFile(folder.seedDir, file);
  const manifest = readManifest(folder, 'author');
  if (inGit === undefined) {
    await rm(join(tree, file), { force: true });
    manifest.delete(file);
  } else {
    await copyFiles(folder.seedDir, tree, [file]);
    manifest.set(file, inGit);
  }
  await writeManifest(folder, 'author', manifest);
}
