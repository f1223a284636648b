import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { INSTANCES, REPLICATION, treeOf, VISITORS, type DataFolder } from '../data-folder';
import { Journals } from '../files/journal/Journals';
import type { FileChange } from '../files/journal/prepare-change';
import { FolderLock } from '../files/lock/FolderLock';
import { sweep } from '../files/watching/sweep';
import type { Logger } from '../Repository';
import { isStandby, standbySource } from '../standby/standby-source';
import { backupSource } from './Backup';
import { dataFiles } from './data-files';

/**
 * Restores author and publish from a backup or a standby folder, atomically: after a kill there is either the old content,
 * or a restoration that the next start completes.
 *
 * What visitors left since then stays: only what is missing comes back.
 *
 * @param until for a standby folder: restores the state of this time. @default the newest
 * @returns the files that were written or removed, relative to the data folder
 * @throws BackupError if the backup is incomplete
 * @throws StandbyError if the journal of a standby folder is damaged
 * @throws FolderInUseError while a server runs
 */
export async function restoreData(
  folder: DataFolder,
  backupDir: string,
  log: Logger,
  until?: Date,
): Promise<string[]> {
  const source = isStandby(backupDir)
    ? await standbySource(backupDir, until)
    : await backupSource(backupDir);
  const locks: (FolderLock | undefined)[] = [];
  try {
    for (const instance of INSTANCES) locks.push(await FolderLock.take(treeOf(folder, instance)));
    // Pending publications would change what is restored.
    await rm(join(folder.dir, REPLICATION), { recursive: true, force: true });
    const journals = await Journals.open(folder.dir, log);
    await sweep(folder.dir, journals.kept);
    const changed: string[] = [];
    for (const [file, hash] of source.files)
      if (isWanted(file, hash, await source.hashOf(join(folder.dir, file)))) changed.push(file);
    // What visitors left is never removed.
    const gone = dataFiles(folder).filter((file) => !isOfVisitors(file) && !source.files.has(file));
    const changes: FileChange[] = [
      ...changed.map((file) => ({ file: join(folder.dir, file), text: { copyOf: source.fileOf(file) } })),
      ...gone.map((file) => ({ file: join(folder.dir, file), text: undefined })),
    ];
    if (changes.length > 0) await journals.change(changes);
    return [...changed, ...gone];
  } finally {
    for (const lock of locks) lock?.release();
  }
}

const isWanted = (file: string, hash: string, now: string | null): boolean =>
  isOfVisitors(file) ? now === null : now !== hash;

const isOfVisitors = (file: string): boolean => VISITORS.some((dir) => file.startsWith(`${dir}/`));
