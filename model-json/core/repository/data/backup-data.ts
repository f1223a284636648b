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
import { manifestFile } from './Manifest';
import { treeFiles } from './tree-files';

/** An author saves every few seconds at most; a copy of what was saved meanwhile takes less. */
const MAX_ROUNDS = 20;

/**
 * Copies author's and publish's content, uploads included, to a new folder. A server may run meanwhile: what it changes is
 * copied once more, until nothing has changed from the beginning of a look to its end. The folder has its name only when all of
 * it is on the disk.
 *
 * @param target a folder that is not there yet
 * @throws BackupError when it is, or when content never stays as it is long enough
 */
export async function backupData(folder: DataFolder, target: string): Promise<Backup> {
  if (existsSync(target)) throw new BackupError(`${target} is there already; choose another name`);
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  let copied = new Map<string, string>();
  for (let round = 0; ; round++) {
    if (round === MAX_ROUNDS) throw new BackupError('The content changes all the time; end the server, or repeat');
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
  for (const file of copied.keys()) files[file] = (await versionOfFile(join(partial, file)))!;
  const backup: Backup = { made: new Date().toISOString(), files };
  await writeFileAtomically(join(partial, LIST), `${JSON.stringify(backup, null, 2)}\n`);
  await rename(partial, target);
  await syncDir(dirname(target));
  return backup;
}

/** What is to be copied, with its stamp; undefined while a change of several files is under way. */
function stamps(folder: DataFolder): Map<string, string> | undefined {
  const found = new Map<string, string>();
  for (const instance of INSTANCES) {
    const tree = treeOf(folder, instance);
    const files = treeFiles(tree).map((file) => `${instance}/${file}`);
    if (existsSync(manifestFile(folder, instance))) files.push(`${instance}.seed.json`);
    for (const file of files) {
      const stamp = stampOfFile(join(folder.dir, file));
      if (stamp !== undefined) found.set(file, stamp);
    }
    const isChanging =
      existsSync(tree) && readdirSync(tree).some((name) => Journal.idOf(name) !== undefined);
    if (isChanging) return undefined;
  }
  return found;
}
