import { realpath } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { PathError, ReadOnlyError } from '../../errors';
import type { Entry } from '../ContentIndex';
import { placeOf, type Mount } from '../mount';

/**
 * The mount and place that a change of a node goes to: the topmost writable folder, if nothing read-only lies over it.
 *
 * @throws ReadOnlyError when there is none
 * @throws PathError when a symbolic link leads out of the mount
 */
export async function writeTarget(mounts: readonly Mount[], path: string, entry?: Entry) {
  const mount = mounts.findLast((candidate) => !candidate.readonly && placeOf(candidate, path) !== undefined);
  const place = mount && placeOf(mount, path);
  if (!mount || place === undefined) throw new ReadOnlyError(path);
  if (entry?.node && mounts.indexOf(entry.node.mount) > mounts.indexOf(mount)) throw new ReadOnlyError(path);
  const [root, dir] = await Promise.all([realpathOfExisting(mount.dir), realpathOfExisting(dirname(place))]);
  if (relative(root, dir).startsWith('..')) {
    throw new PathError(path, 'leads out of the content folder through a symbolic link; put a folder there');
  }
  return { mount, place };
}

/** The real path of the deepest folder that exists. */
async function realpathOfExisting(dir: string): Promise<string> {
  try {
    return await realpath(dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(dir) === dir) throw error;
    return realpathOfExisting(dirname(dir));
  }
}
