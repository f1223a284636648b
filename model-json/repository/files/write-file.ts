import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { forEachOf } from './for-each-of';

/**
 * Replaces a file's content: after the promise resolves it is on the disk, whatever crashes; before, or when it rejects,
 * the file is as it was. Folders on the way are made.
 */
export async function writeFileAtomically(file: string, content: string | Buffer): Promise<void> {
  const dir = dirname(file);
  await makeDir(dir);
  const temp = temporaryOf(file);
  try {
    await writeNew(temp, content);
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

async function writeNew(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(file, 'wx');
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
async function makeDir(dir: string): Promise<void> {
  const first = await mkdir(dir, { recursive: true });
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
