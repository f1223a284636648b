import { existsSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { INSTANCES, treeOf, type DataFolder } from '../data-folder';
import { Journal } from '../files/journal/Journal';
import { stampOfFile } from '../files/reading/stamp';
import { versionOfFile } from '../files/version';
import { syncDir, writeFileAtomically } from '../files/writing/write-file';
import { BackupError, LIST, type Backup } from './Backup';
import { copyFiles } from './copy-files';
import { dataFiles } from './data-files';
import { required } from '../../../../shared/checked/required';

/** Authors save at most every few seconds; copying the latest changes takes less. */
const MAX_ROUNDS = 20;

/**
 * Copies author's and publish's content, including uploads, bytes and versions, and what visitors left, to a new folder. A server may be running: files it changes
 * are copied again until nothing has changed during a whole pass. The folder gets its final name when everything is on
 * disk.
 *
 * @param target a folder that does not exist yet
 * @throws BackupError if it exists, or if the content keeps changing
 */
export async function backupData(folder: DataFolder, target: string): Promise<Backup> {
  if (existsSync(target)) throw new BackupError(`${target} exists already; choose another name`);
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  let copied = new Map<string, string>();
  for (let round = 0; ; round++) {
    if (round === MAX_ROUNDS) throw new BackupError('The content keeps changing; stop the server, or try again');
    const now = stamps(folder);
    if (!now) continue;
    const news = [...now.keys()].filter((file) => copied.get(file) !== now.get(file));
    const gone = [...copied.keys()].filter((file) => !now.has(file));
    if (round > 0 && news.length + gone.length === 0) break;
    for (const file of gone) await rm(join(partial, file), { force: true });
    const there = news.filter((file) => existsSync(join(folder.dir, file)));
    await copyFiles(folder.dir, partial, there);
    copied = now;
  }
  const files: Record<string, string> = {};
  for (const file of copied.keys())
    files[file] = required(await versionOfFile(join(partial, file)), `The copy of ${file}`);
  const backup: Backup = { made: new Date().toISOString(), files };
  await writeFileAtomically(join(partial, LIST), `${JSON.stringify(backup, null, 2)}\n`);
  await rename(partial, target);
  await syncDir(dirname(target));
  return backup;
}

/** The files to copy, with their stamps; undefined during a change of several files. */
function stamps(folder: DataFolder): Map<string, string> | undefined {
  const found = new Map<string, string>();
  const note = (file: string) => {
    const stamp = stampOfFile(join(folder.dir, file));
    if (stamp !== undefined) found.set(file, stamp);
  };
  dataFiles(folder).forEach(note);
  for (const instance of INSTANCES) {
    const tree = treeOf(folder, instance);
    const isChanging =
      existsSync(tree) && readdirSync(tree).some((name) => Journal.idOf(name) !== undefined);
    if (isChanging) return undefined;
  }
  return found;
}
