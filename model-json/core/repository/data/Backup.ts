import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { versionOfFile } from '../files/version';

/** The manifest of a backup: version by file, `author/content/mysite/gb/en.json`. */
export const LIST = 'backup.json';

const schema = z.object({ made: z.string(), files: z.record(z.string(), z.string()) });

export type Backup = z.output<typeof schema>;

/** Where a restoration takes files from. */
export interface Source {
  /** Hash by file of the data folder. */
  readonly files: ReadonlyMap<string, string>;
  /** The hash of a file on disk, as in `files`; null if there is none. */
  hashOf(file: string): Promise<string | null>;
  /** The file with the content of a file of the data folder. */
  fileOf(path: string): string;
}

/** An unusable backup. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code = 'VEN_BACKUP';
}

/**
 * A backup, after verifying that all files are present and unchanged.
 *
 * @throws BackupError that names the first file that is missing or different
 */
export async function backupSource(dir: string): Promise<Source> {
  const backup = schema.safeParse(listOf(dir));
  if (!backup.success) throw new BackupError(`${dir} is not a backup: ${LIST} is missing or damaged`);
  for (const [file, version] of Object.entries(backup.data.files)) {
    const now = await versionOfFile(join(dir, file));
    if (now === version) continue;
    throw new BackupError(`${join(dir, file)} is ${now === null ? 'missing' : 'damaged'}; use another backup`);
  }
  return {
    files: new Map(Object.entries(backup.data.files)),
    hashOf: versionOfFile,
    fileOf: (path) => join(dir, path),
  };
}

function listOf(dir: string): unknown {
  try {
    return JSON.parse(readFileSync(join(dir, LIST), 'utf8'));
  } catch {
    return undefined;
  }
}
