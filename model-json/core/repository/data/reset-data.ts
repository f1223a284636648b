import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { INSTANCES, REPLICATION, treeOf, UPLOADS, type DataFolder, type Instance } from '../data-folder';
import { namesOf } from '../path';
import { changesOf } from './changes-of';
import { versionOfFile } from './content-files';
import { copyFiles } from './copy-files';
import { readManifest, writeManifest } from './Manifest';

/**
 * Resets author and publish to git's content, without uploads and pending publications. Works in place, file by file,
 * so that a running server picks up the changes. Other files in the data folder are kept.
 *
 * @returns the discarded changes, `author/content/mysite/gb/en.json`
 */
export async function resetData(folder: DataFolder): Promise<string[]> {
  const dropped: string[] = [];
  for (const instance of INSTANCES) {
    for (const { file } of changesOf(folder, instance)) {
      await resetFile(folder, file, instance);
      dropped.push(`${instance}/${file}`);
    }
    const uploads = join(treeOf(folder, instance), UPLOADS);
    if (!existsSync(uploads)) continue;
    await rm(uploads, { recursive: true });
    dropped.push(`${instance}/${UPLOADS}`);
  }
  // It would publish what is discarded here.
  await rm(join(folder.dir, REPLICATION), { recursive: true, force: true });
  return dropped;
}

/**
 * Resets one file of an instance to git's content.
 *
 * @throws PathError if it is not a content file
 */
export async function resetFile(
  folder: DataFolder,
  file: string,
  instance: Instance = 'author',
): Promise<void> {
  namesOf(`/${file}`);
  const tree = treeOf(folder, instance);
  const inGit = versionOfFile(folder.seedDir, file);
  const manifest = readManifest(folder, instance);
  if (inGit === undefined) {
    await rm(join(tree, file), { force: true });
    manifest.delete(file);
  } else {
    await copyFiles(folder.seedDir, tree, [file]);
    manifest.set(file, inGit);
  }
  await writeManifest(folder, instance, manifest);
}
