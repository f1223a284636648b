import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { forEachOf } from './for-each-of';

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
    await rm(temp, { force: true });
    throw error;
  }
  await syncDir(dir);
}

/**
 * Replaces the content of several files. Each is as it was or as it is to be, whatever crashes; all are on the disk when the
 * promise resolves.
 */
export async function writeFiles(
  files: readonly { readonly file: string; readonly text: string }[],
): Promise<void> {
  const dirs = [...new Set(files.map(({ file }) => dirname(file)))];
  for (const dir of dirs) await makeDir(dir);
  const written = files.map(({ file, text }) => ({ file, text, temp: temporaryOf(file) }));
  try {
    await forEachOf(written, ({ temp, text }) => writeNew(temp, text));
    for (const { file, temp } of written) await rename(temp, file);
  } catch (error) {
    await Promise.all(written.map(({ temp }) => rm(temp, { force: true })));
    throw error;
  }
  await forEachOf(dirs, syncDir);
}

async function writeNew(file: string, content: string | Buffer, mode?: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A name beside a file or folder that is no content, and says whose it is. `sweep` removes it. */
export function temporaryOf(file: string): string {
  return join(dirname(file), `.${basename(file)}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`);
}

/** Makes a folder, and its name last in the one above. */
async function makeDir(dir: string, mode?: number): Promise<void> {
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
