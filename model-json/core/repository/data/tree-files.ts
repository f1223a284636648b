import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { DataFolder } from '../data-folder';
import { codeOf } from '../../../../shared/checked/error-parts';

/**
 * All regular files of a folder except hidden ones, as sorted relative paths with slashes: content, uploads, anything.
 */
export function treeFiles(dir: string): string[] {
  return walk(dir)
    .map((file) => relative(dir, file).split(sep).join('/'))
    .sort();
}

/** The files of a folder in the data folder, relative to the data folder. */
export const filesBelow = (folder: DataFolder, name: string): string[] =>
  treeFiles(join(folder.dir, name)).map((file) => `${name}/${file}`);

function walk(dir: string): string[] {
  return entriesOf(dir).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return walk(path);
    return entry.isFile() ? [path] : [];
  });
}

function entriesOf(dir: string) {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
