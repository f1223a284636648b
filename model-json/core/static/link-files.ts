import { linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { StoredFile } from './Entry';

/**
 * Takes files over from another generation, as hard links. Most are there already: the folder was a generation before.
 *
 * @returns false if one is missing there, or has another size
 */
export function linkFiles(from: string, to: string, files: readonly StoredFile[]): boolean {
  const sources = files.map(({ name }) => statsOf(path.join(from, name)));
  if (files.some(({ bytes }, index) => sources[index]?.size !== bytes)) return false;
  if (from === to) return true;
  for (const [index, { name }] of files.entries()) {
    const target = path.join(to, name);
    const there = statsOf(target);
    if (there?.ino === sources[index]?.ino) continue;
    if (there) rmSync(target);
    else mkdirSync(path.dirname(target), { recursive: true });
    linkSync(path.join(from, name), target);
  }
  return true;
}

const statsOf = (file: string) => statSync(file, { throwIfNoEntry: false });
