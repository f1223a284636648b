import { lstatSync } from 'node:fs';
import { isWithin } from '../../path';
import type { Entry } from '../ContentIndex';
import { placeOf, type Mount } from '../mount';
import { classify, DAM_ROOT, markerOf } from './scan';

/** The current files of a node on disk. A later mount overlays an earlier one, file by file, or hides it. */
export function locate(mounts: readonly Mount[], path: string): Entry | undefined {
  let entry: Entry | undefined;
  for (const mount of mounts) {
    const place = placeOf(mount, path);
    if (place === undefined) continue;
    const file = `${place}.json`;
    if (sizeOf(file) !== undefined) entry = { ...entry, node: { mount, file } };
    const size = classify(mount, place)?.kind === 'binary' ? sizeOf(place) : undefined;
    if (size !== undefined) entry = { ...entry, binary: { mount, file: place, size } };
    if (isWithin(path, DAM_ROOT) && sizeOf(markerOf(place)) !== undefined) entry = undefined;
  }
  return entry;
}

/** Size of a regular file; undefined for anything else, including symbolic links. */
export function sizeOf(file: string): number | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : undefined;
}
