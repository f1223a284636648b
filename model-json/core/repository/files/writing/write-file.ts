import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** File modes of new files and folders for `open` and `mkdir`. */
export interface Access {
  readonly file: number;
  readonly dir: number;
}

/** For personal data: only the server's own user. */
export const PRIVATE: Access = { file: 0o600, dir: 0o700 };

/**
 * Replaces a file's content atomically: when the promise resolves it is on disk, whatever crashes; before that, or if
 * it rejects, the file is unchanged. Missing folders are created.
 *
 * @param access @default according to the process's umask
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

/** Writes a new file, and waits until it is on disk. */
export async function writeNew(file: string, content: string | Buffer, mode?: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until an existing file is on disk. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

/** A temporary name beside a file or folder, which is not content and names the process. `sweep` removes it. */
export function temporaryOf(file: string): string {
  return join(dirname(file), `.${basename(file)}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`);
}

/** Creates a folder, and gives it its name last. */
export async function makeDir(dir: string, mode?: number): Promise<void> {
  const first = await mkdir(dir, { recursive: true, ...(mode !== undefined && { mode }) });
  if (!first) return;
  for (let made = dir; made.length >= first.length; made = dirname(made)) await syncDir(dirname(made));
}

/** A new or renamed file survives a power cut only if its folder is on disk too. */
export async function syncDir(dir: string): Promise<void> {
  const handle = await open(dir, 'r').catch(() => undefined);
  // Windows cannot open folders, and does not need to.
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
