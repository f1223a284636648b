import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sizeOf } from '../files/reading/locate';
import { onDisk } from '../files/reading/on-disk';
import { makeDir, syncDir, syncFile, writeFileAtomically } from '../files/writing/write-file';
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

  /**
   * Takes over a complete file of the same disk, such as an upload; it is gone from its place afterwards.
   *
   * @returns the reference to its bytes, which are on disk
   * @throws StorageError if the disk refuses
   */
  async adopt(file: string): Promise<BinaryReference> {
    return onDisk(async () => {
      const binary = await binaryIn(file);
      const place = this.fileOf(binary);
      if (sizeOf(place) === binary.size) await rm(file);
      else {
        await makeDir(dirname(place));
        await syncFile(file);
        await rename(file, place);
        await syncDir(dirname(place));
      }
      return `{Binary}${binary.hash}-${binary.size}`;
    });
  }

  /** The folder on the same disk for files that are still arriving. */
  get incoming(): string {
    return join(this.dir, '.incoming');
  }

  /** Where the bytes are. */
  fileOf({ hash }: Pick<Binary, 'hash'>): string {
    return join(this.dir, hash.slice(0, 2), hash);
  }
}

/** Hash and size of a file, however large. */
export async function binaryIn(file: string): Promise<Binary> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { hash: hash.digest('hex'), size };
}
