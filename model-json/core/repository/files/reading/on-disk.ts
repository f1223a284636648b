import { StorageError } from '../../errors';
import { codeOf } from '../../../../../shared/checked/error-parts';

/** Errors caused by the disk itself, not by the request. */
const OF_DISKS = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EACCES',
  'EPERM',
  'EMFILE',
  'ENFILE',
  'EBUSY',
]);

/**
 * Stores something.
 *
 * @throws StorageError if the disk is at fault; otherwise the error of `store`
 */
export async function onDisk<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    const code = codeOf(error);
    throw code !== undefined && OF_DISKS.has(code)
      ? new StorageError('The disk accepts no changes', error)
      : error;
  }
}
