import { lstatSync, type Stats } from 'node:fs';

/** What changes with every change of a file: the time of its change of state cannot be set. */
export const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): string =>
  [size, mtimeMs, ctimeMs, ino].join(' ');

/** `stampOf` a file; undefined where there is none. */
export function stampOfFile(file: string): string | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats && stampOf(stats);
}
