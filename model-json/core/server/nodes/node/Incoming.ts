import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { treeFiles } from '../../../repository/data/tree-files';
import { sizeOf } from '../../../repository/files/reading/locate';
import { sweep } from '../../../repository/files/watching/sweep';
import { temporaryOf } from '../../../repository/files/writing/write-file';
import { hashOfFile } from '../../../repository/files/version';
import { BodyError } from '../wire/signed-server';

/**
 * Files that have arrived at a node but are not published yet, named by their hashes. They outlive a restart, so that
 * none is sent twice. The journal of the change puts them on disk for good.
 */
export class Incoming {
  /** Files of the checkout by hash: a node with the same release need not be sent its assets. */
  private own: Promise<ReadonlyMap<string, string>> | undefined;

  /**
   * @param dir of the files
   * @param checkout a folder whose files can be used instead of those sent
   */
  constructor(
    private readonly dir: string,
    private readonly checkout: string,
  ) {}

  async open(): Promise<void> {
    await mkdir(this.dir, { recursive: true });
    await sweep(this.dir);
    // Their bytes may have been lost in a power cut.
    for (const name of await readdir(this.dir)) {
      const file = join(this.dir, name);
      if ((await hashOfFile(file)) !== name) await rm(file, { force: true });
    }
  }

  /** The absolute path of a file with these bytes; undefined if it has not arrived. */
  async locate(hash: string): Promise<string | undefined> {
    const file = join(this.dir, hash);
    if (sizeOf(file) !== undefined) return file;
    this.own ??= hashesOf(this.checkout);
    return (await this.own).get(hash);
  }

  /** Stores a file. @throws BodyError if its bytes do not have this hash */
  async store(hash: string, bytes: Readable): Promise<void> {
    const file = join(this.dir, hash);
    const temporary = temporaryOf(file);
    const actual = createHash('sha256');
    try {
      bytes.on('data', (chunk: Buffer) => actual.update(chunk));
      await pipeline(bytes, createWriteStream(temporary, { flags: 'wx' }));
      if (actual.digest('hex') !== hash) throw new BodyError(`The bytes sent as ${hash} are others`);
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  /** Removes all files: they have been published, or nothing needs them any more. */
  async clear(): Promise<void> {
    this.own = undefined;
    for (const name of await readdir(this.dir)) await rm(join(this.dir, name), { force: true });
  }
}

async function hashesOf(dir: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const file of treeFiles(dir)) {
    const path = join(dir, file);
    const hash = await hashOfFile(path);
    if (hash !== null) found.set(hash, path);
  }
  return found;
}
