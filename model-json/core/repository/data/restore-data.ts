import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { INSTANCES, REPLICATION, SHARED, treeOf, VISITORS, type DataFolder } from '../data-folder';
import { Journals } from '../files/journal/Journals';
import type { FileChange } from '../files/journal/prepare-change';
import { FolderLock } from '../files/lock/FolderLock';
import { sweep } from '../files/watching/sweep';
import { versionOfFile } from '../files/version';
import type { Logger } from '../Repository';
import { readBackup } from './Backup';
import { SCHEMA } from './migrations/schema';
import { manifestFile } from './Manifest';
import { filesBelow } from './tree-files';

/**
 * Restores author and publish from a backup, atomically: after a kill there is either the old content, or a restoration
 * that the next start completes.
 *
 * What visitors left since the backup stays: only what is missing comes back.
 *
 * @returns the files that were written or removed, relative to the data folder
 * @throws BackupError if the backup is incomplete
 * @throws FolderInUseError while a server runs
 */
export async function restoreData(folder: DataFolder, backupDir: string, log: Logger): Promise<string[]> {
  const { files } = await readBackup(backupDir);
  const locks: (FolderLock | undefined)[] = [];
  try {
    for (const instance of INSTANCES) locks.push(await FolderLock.take(treeOf(folder, instance)));
    // Pending publications would change what is restored.
    await rm(join(folder.dir, REPLICATION), { recursive: true, force: true });
    const journals = await Journals.open(folder.dir, log);
    await sweep(folder.dir, journals.kept);
    const there = [
      ...[SCHEMA].filter((file) => existsSync(join(folder.dir, file))),
      ...INSTANCES.flatMap((instance) => [
        ...filesBelow(folder, instance),
        ...(existsSync(manifestFile(folder, instance)) ? [`${instance}.seed.json`] : []),
      ]),
      ...SHARED.flatMap((name) => filesBelow(folder, name)),
    ];
    const changed: string[] = [];
    for (const [file, version] of Object.entries(files))
      if (await isWanted(folder, file, version)) changed.push(file);
    const gone = there.filter((file) => files[file] === undefined);
    const changes: FileChange[] = [
      ...changed.map((file) => ({ file: join(folder.dir, file), text: { copyOf: join(backupDir, file) } })),
      ...gone.map((file) => ({ file: join(folder.dir, file), text: undefined })),
    ];
    if (changes.length > 0) await journals.change(changes);
    return [...changed, ...gone];
  } finally {
    for (const lock of locks) lock?.release();
  }
}

async function isWanted(folder: DataFolder, file: string, version: string): Promise<boolean> {
  const now = await versionOfFile(join(folder.dir, file));
  return VISITORS.some((dir) => file.startsWith(`${dir}/`)) ? now === null : now !== version;
}
