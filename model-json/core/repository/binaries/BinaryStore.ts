import { join } from 'node:path';
import { sizeOf } from '../files/reading/locate';
import { onDisk } from '../files/reading/on-disk';
import { writeFileAtomically } from '../files/writing/write-file';
import { binaryAt, type Binary, type BinaryReference } from './Binary';
import { required } from '../../../../shared/checked/required';

/**
 * The bytes of nodes, a file for each content under its hash: Oak's data store. Nodes refer to them, so that copies,
 * moves, publications and versions of a node need no copy of its bytes, and nothing here ever changes. What no node
 * refers to any longer is removed by `npm run content:check`.
 */
export class BinaryStore {
  constructor(readonly dir: string) {}

  /**
   * Stores bytes. When the promise resolves, they are on disk; a node may then refer to them.
   *
   * @throws StorageError if the disk refuses them
   */
  async add(reference: BinaryReference, bytes: Buffer): Promise<void> {
    const file = this.fileOf(required(binaryAt(reference), 'The hash of a binary'));
    if (sizeOf(file) !== bytes.length) await onDisk(() => writeFileAtomically(file, bytes));
  }

  /** Where the bytes are. */
  fileOf({ hash }: Pick<Binary, 'hash'>): string {
    return join(this.dir, hash.slice(0, 2), hash);
  }
}
