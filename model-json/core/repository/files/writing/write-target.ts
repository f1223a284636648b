import { realpath } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { PathError, ReadOnlyError } from '../../errors';
import type { Entry } from '../ContentIndex';
import { placeOf, type Mount } from '../mount';
import { codeOf } from '../../../../../shared/checked/error-parts';

/**
 * The mount and location for a change of a node: the topmost writable folder, unless a read-only one overlays it.
 *
 * @throws ReadOnlyError if there is none
 * @throws PathError if a symbolic link leads out of the mount
 */
export async function writeTarget(mounts: readonly Mount[], path: string, entry?: Entry) {
  const mount = mounts.findLast((candidate) => !candidate.readonly && placeOf(candidate, path) !== undefined);
  const place = mount && placeOf(mount, path);
  if (!mount || place === undefined) throw new ReadOnlyError(path);
  if (entry?.node && mounts.indexOf(entry.node.mount) > mounts.indexOf(mount)) throw new ReadOnlyError(path);
  const [root, dir] = await Promise.all([realpathOfExisting(mount.dir), realpathOfExisting(dirname(place))]);
  if (relative(root, dir).startsWith('..')) {
    throw new PathError(
      path,
      'leads out of the content folder through a symbolic link; replace the link with a folder',
    );
  }
  return { mount, place };
}

/** The real path of the deepest existing folder. */
async function realpathOfExisting(dir: string): Promise<string> {
  try {
    return await realpath(dir);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(dir) === dir) throw error;
    return realpathOfExisting(dirname(dir));
  }
}
