import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncDir, temporaryOf } from '../files/write-file';

/**
 * Copies files from one folder to another. Each is whole or not there, and all are on the disk when the promise
 * resolves. Writing all before the disk is waited for makes thousands a matter of a second.
 *
 * @param files relative to both folders
 */
export async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  const copies = files.map((file) => ({ from: join(from, file), to: join(to, file), temp: temporaryOf(join(to, file)) }));
  const dirs = new Set<string>();
  for (const copy of copies) {
    for (let dir = dirname(copy.to); !dirs.has(dir) && dir.length >= to.length; dir = dirname(dir)) dirs.add(dir);
    mkdirSync(dirname(copy.to), { recursive: true });
    writeFileSync(copy.temp, readFileSync(copy.from));
  }
  for (const copy of copies) sync(copy.temp);
  for (const copy of copies) renameSync(copy.temp, copy.to);
  for (const dir of dirs) await syncDir(dir);
}

function sync(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
