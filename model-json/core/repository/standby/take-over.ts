import { restoreData } from '../data/restore-data';
import type { DataFolder } from '../data-folder';
import type { Logger } from '../Repository';
import { newHolder } from './holder';
import { standbySource } from './standby-source';
import { StandbyFolder } from './StandbyFolder';

/**
 * Makes this machine's data folder the one that goes on from a standby folder. The author that wrote it before stops within
 * a second, if it can still reach it.
 *
 * @param until goes on from the state of this time. @default the newest
 * @returns the files of the data folder that were written or removed
 * @throws BackupError if the content is incomplete; then nothing has changed
 * @throws FolderInUseError while a server uses the data folder; run it again then
 */
export async function takeOver(
  folder: DataFolder,
  dir: string,
  log: Logger,
  until?: Date,
): Promise<string[]> {
  await standbySource(dir, until);
  const standby = new StandbyFolder(dir);
  const entry = {
    holder: await newHolder(folder),
    at: new Date().toISOString(),
    kind: 'take' as const,
    files: {},
  };
  let number = (standby.numbers().at(-1) ?? 0) + 1;
  // The other author may be adding entries.
  while (!(await standby.add(number, entry))) number += 1;
  return restoreData(folder, dir, log, until);
}
