import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError, type Source } from '../data/Backup';
import { hashOfFile } from '../files/version';
import { StandbyFolder } from './StandbyFolder';

export const isStandby = (dir: string): boolean => existsSync(join(dir, 'journal'));

/**
 * The newest state of a standby folder, or that of a time. Every file is verified.
 *
 * @throws BackupError if there is none, or content is missing or damaged
 * @throws StandbyError if the journal is damaged
 */
export async function standbySource(dir: string, until?: Date): Promise<Source> {
  const standby = new StandbyFolder(dir);
  const { files } = standby.state(until);
  if (files.size === 0)
    throw new BackupError(`${dir} has no state${until ? ` of ${until.toISOString()}` : ''}`);
  for (const [path, hash] of files) {
    const object = standby.objectOf(hash);
    const now = await hashOfFile(object);
    if (now === hash) continue;
    throw new BackupError(
      `${object}, the content of ${path}, is ${now === null ? 'missing' : 'damaged'}; restore an earlier state with --at`,
    );
  }
  return {
    files,
    hashOf: hashOfFile,
    fileOf: (path) => standby.objectOf(files.get(path) ?? ''),
  };
}
