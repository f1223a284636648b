import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { onDisk } from '../../../repository/files/reading/on-disk';
import { sizeOf } from '../../../repository/files/reading/locate';
import { writeFileAtomically } from '../../../repository/files/writing/write-file';
import { HttpError } from '../../http/http-error';
import { bytesUpTo } from './bytes-up-to';
import { t } from '../../../../../shared/authoring/language/t';

/** What was agreed when an upload began. */
const begunSchema = z.object({ folder: z.string(), name: z.string(), size: z.number() });
export type Begun = z.infer<typeof begunSchema>;

/** Bytes of a part: few enough to repeat after a broken connection. */
export const MIN_PART = 8 * 1024 * 1024;
const MAX_PARTS = 1000;

/** A part that is not followed by another for so long is not continued. */
const KEPT_MS = 24 * 3600_000;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Files that are arriving, in parts that may come in any order and again: `<id>/upload.json` and `<id>/<number>` in a
 * folder that no content refers to. A part gets its name when it is complete, so what is there can be relied on after a
 * crash, and the rest is sent again.
 */
export class Uploads {
  private readonly busy = new Set<string>();

  /** @param dir on the disk of the binaries; created when needed */
  constructor(readonly dir: string) {}

  /** @returns the id of a new upload */
  async begin(begun: Begun): Promise<string> {
    const id = randomUUID();
    await onDisk(() => writeFileAtomically(join(this.dir, id, 'upload.json'), JSON.stringify(begun)));
    return id;
  }

  /** The bytes that a part may have at most: all of a file fits into a thousand. */
  static partSize = ({ size }: Pick<Begun, 'size'>): number =>
    Math.max(MIN_PART, Math.ceil(size / MAX_PARTS));

  /** @throws HttpError 404 if there is no such upload, or no longer */
  begun(id: string): Begun {
    const text = ID.test(id) ? textOf(join(this.dir, id, 'upload.json')) : undefined;
    if (text === undefined) throw new HttpError(404, t('There is no such upload any more; begin again'));
    return begunSchema.parse(JSON.parse(text));
  }

  /**
   * Stores a part.
   *
   * @throws HttpError 413 if it is too long, 400 if the connection broke
   */
  async add(id: string, number: number, body: Readable): Promise<void> {
    const begun = this.begun(id);
    const dir = join(this.dir, id);
    const temp = join(dir, `.${number}.${randomUUID()}`);
    await this.receive(body, temp, Math.min(Uploads.partSize(begun), begun.size));
    await rename(temp, join(dir, String(number)));
    await utimes(dir, new Date(), new Date());
  }

  /** The size of a part that has arrived; undefined if it has not. */
  sizeOfPart(id: string, number: number): number | undefined {
    this.begun(id);
    return sizeOf(join(this.dir, id, String(number)));
  }

  /**
   * Passes all parts as one file, which is removed afterwards unless it has been moved. The parts stay.
   *
   * @throws HttpError 409 if a part is missing, or if the upload is being completed already
   */
  async complete<T>(id: string, use: (file: string, begun: Begun) => Promise<T>): Promise<T> {
    const begun = this.begun(id);
    if (this.busy.has(id))
      throw new HttpError(409, t('{name} is being stored already', { name: begun.name }));
    this.busy.add(id);
    const whole = join(this.dir, `${id}.whole`);
    try {
      await onDisk(() => this.join(id, begun, whole));
      return await use(whole, begun);
    } finally {
      this.busy.delete(id);
      await rm(whole, { force: true });
    }
  }

  /** Forgets an upload. */
  async discard(id: string): Promise<void> {
    this.begun(id);
    await rm(join(this.dir, id), { recursive: true, force: true });
  }

  /**
   * Receives a file in one piece, and passes it on. It is removed afterwards unless it has been moved.
   *
   * @throws HttpError 413 if it has more than `most` bytes, 400 if the connection broke
   */
  async whole<T>(body: Readable, most: number, use: (file: string) => Promise<T>): Promise<T> {
    const file = join(this.dir, `${randomUUID()}.whole`);
    await mkdir(this.dir, { recursive: true });
    try {
      await this.receive(body, file, most);
      return await use(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  /** Removes what nobody continues: old uploads, and files that a crash left. */
  async sweep(now = Date.now()): Promise<void> {
    const names: string[] = await readdir(this.dir).catch(() => []);
    for (const name of names) {
      const place = join(this.dir, name);
      const { mtimeMs = now } = await stat(place).catch(() => ({ mtimeMs: undefined }));
      if (now - mtimeMs > KEPT_MS) await rm(place, { recursive: true, force: true });
    }
  }

  private async receive(body: Readable, file: string, most: number): Promise<void> {
    try {
      await onDisk(() => pipeline(body, bytesUpTo(most), createWriteStream(file, { flags: 'wx' })));
    } catch (error) {
      await rm(file, { force: true });
      if (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')
        throw new HttpError(400, t('The connection broke before all bytes had arrived; send them again'));
      throw error;
    }
  }

  private async join(id: string, { name, size }: Begun, whole: string): Promise<void> {
    const parts: string[] = [];
    let bytes = 0;
    for (let i = 0; ; i += 1) {
      const part = join(this.dir, id, String(i));
      const length = sizeOf(part);
      if (length === undefined) break;
      parts.push(part);
      bytes += length;
    }
    if (bytes !== size)
      throw new HttpError(
        409,
        `${name} has ${size} bytes, but ${bytes} have arrived in ${parts.length} parts; send the rest`,
      );
    await rm(whole, { force: true });
    if (parts.length === 0) await pipeline([], createWriteStream(whole));
    for (const part of parts)
      await pipeline(createReadStream(part), createWriteStream(whole, { flags: 'a' }));
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
