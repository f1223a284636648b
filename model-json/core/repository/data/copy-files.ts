import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { forEachOf } from '../files/for-each-of';
import { syncDir, syncFile, temporaryOf } from '../files/writing/write-file';

/**
 * Copies files from one folder to another. Each is either complete or missing, and all are on disk when the promise
 * resolves. All are written before the first sync, so thousands take only seconds.
 *
 * What only its owner may read stays so.
 *
 * @param files relative to both folders
 */
export async function copyFiles(from: string, to: string, files: readonly string[]): Promise<void> {
  const copies = files.map((name) => {
    const file = join(to, name);
    return { source: join(from, name), file, temp: temporaryOf(file) };
  });
  const dirs = new Set<string>();
  for (const { source, file, temp } of copies) {
    for (let dir = dirname(file); !dirs.has(dir) && dir.length >= to.length; dir = dirname(dir)) dirs.add(dir);
    mkdirSync(dirname(file), { recursive: true, mode: modeOf(dirname(source)) });
    writeFileSync(temp, readFileSync(source), { mode: modeOf(source) });
  }
  await forEachOf(copies, ({ temp }) => syncFile(temp));
  for (const { file, temp } of copies) renameSync(temp, file);
  await forEachOf([...dirs], syncDir);
}

const modeOf = (place: string): number => statSync(place).mode & 0o777;
