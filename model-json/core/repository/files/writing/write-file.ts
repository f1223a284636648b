import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Who may read new files and folders, as `open` and `mkdir` want it. */
export interface Access {
  readonly file: number;
  readonly dir: number;
}

/** For what concerns people: the server's own user only. */
export const PRIVATE: Access = { file: 0o600, dir: 0o700 };

/**
 * Replaces a file's content: after the promise resolves it is on the disk, whatever crashes; before, or when it rejects,
 * the file is as it was. Folders on the way are made.
 *
 * @param access @default whatever the process's umask leaves
 */
export async function writeFileAtomically(
  file: string,
  content: string | Buffer,
  access?: Access,
): Promise<void> {
  const dir = dirname(file);
  await makeDir(dir, access?.dir);
  const temp = temporaryOf(file);
  try {
    await writeNew(temp, content, access?.file);
    await rename(temp, file);
  } catch (error) {
    await rm(temp, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncDir(dir);
}

/** Writes a file that is not there yet, and waits until it is on the disk. */
export async function writeNew(file: string, content: string | Buffer, mode?: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until a file that is there is on the disk. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

/** A name beside a file or folder that is no content, and says whose it is. `sweep` removes it. */
export function temporaryOf(file: string): string {
  return join(dirname(file), `.${basename(file)}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`);
}

/** Makes a folder, and its name last in the one above. */
export async function makeDir(dir: string, mode?: number): Promise<void> {
  const first = await mkdir(dir, { recursive: true, ...(mode !== undefined && { mode }) });
  if (!first) return;
  for (let made = dir; made.length >= first.length; made = dirname(made)) await syncDir(dirname(made));
}

/** A new or renamed file survives a power cut only when its folder is on the disk too. */
export async function syncDir(dir: string): Promise<void> {
  const handle = await open(dir, 'r').catch(() => undefined);
  // Windows opens no folder, and needs no such thing.
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
