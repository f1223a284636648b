import { existsSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { StoredFile } from './Entry';

/**
 * Takes files over from another generation, as hard links.
 *
 * @returns false if one is missing there, or has another size
 */
export function linkFiles(from: string, to: string, files: readonly StoredFile[]): boolean {
  const isWhole = ({ name, bytes }: StoredFile) =>
    statSync(path.join(from, name), { throwIfNoEntry: false })?.size === bytes;
  if (!files.every(isWhole)) return false;
  if (from === to) return true;
  for (const { name } of files) {
    const target = path.join(to, name);
    mkdirSync(path.dirname(target), { recursive: true });
    if (existsSync(target)) rmSync(target);
    linkSync(path.join(from, name), target);
  }
  return true;
}
