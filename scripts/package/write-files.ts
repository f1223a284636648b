import { constants, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PackageFile } from './content-files';

/** Makes a folder hold these files and no other. */
export function writeFiles(
  folder: string,
  files: Iterable<readonly [path: string, file: PackageFile]>,
): number {
  rmSync(folder, { recursive: true, force: true });
  let count = 0;
  for (const [name, file] of files) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    if ('text' in file) writeFileSync(target, file.text);
    else copyFileSync(file.copyOf, target, constants.COPYFILE_FICLONE);
    count += 1;
  }
  return count;
}
