import { StorageError } from '../../errors';

/** What a file system says of itself, not of what it was asked for. */
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
 * @throws StorageError where the disk is at fault; what `store` throws otherwise
 */
export async function onDisk<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code !== undefined && OF_DISKS.has(code)
      ? new StorageError('The disk takes no change', error)
      : error;
  }
}
