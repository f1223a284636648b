import { HASH } from '../feed/Batch';

/** Maximum bytes of the files sent together; a larger file is sent alone. */
export const PACK_BYTES = 4 * 1024 * 1024;

const HASH_BYTES = 64;
const SIZE_BYTES = 6;

/** The bytes of a file, with their SHA-256. */
export interface PackedFile {
  readonly hash: string;
  readonly bytes: Buffer;
}

/** Several files in one body: of each its hash, its size and its bytes. */
export function pack(files: readonly PackedFile[]): Buffer {
  return Buffer.concat(
    files.flatMap(({ hash, bytes }) => {
      const head = Buffer.alloc(HASH_BYTES + SIZE_BYTES);
      head.write(hash, 'latin1');
      head.writeUIntBE(bytes.length, HASH_BYTES, SIZE_BYTES);
      return [head, bytes];
    }),
  );
}

/** @throws RangeError if the body is cut off or is not a pack */
export function unpack(body: Buffer): PackedFile[] {
  const files: PackedFile[] = [];
  for (let at = 0; at < body.length;) {
    const hash = body.toString('latin1', at, at + HASH_BYTES);
    at += HASH_BYTES;
    const size = at + SIZE_BYTES <= body.length ? body.readUIntBE(at, SIZE_BYTES) : -1;
    at += SIZE_BYTES;
    if (!HASH.test(hash) || size < 0 || at + size > body.length)
      throw new RangeError('is not a pack of files');
    files.push({ hash, bytes: body.subarray(at, at + size) });
    at += size;
  }
  return files;
}
