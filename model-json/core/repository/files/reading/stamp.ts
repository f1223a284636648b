import { lstatSync, type Stats } from 'node:fs';

/** Changes with every change of a file: unlike the modification time, ctime cannot be set. */
export const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): string =>
  [size, mtimeMs, ctimeMs, ino].join(' ');

/** `stampOf` a file; undefined if there is none. */
export function stampOfFile(file: string): string | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats && stampOf(stats);
}
