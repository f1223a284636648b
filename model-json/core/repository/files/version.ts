import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { sizeOf } from './reading/locate';

/** The version of a file's content: it survives a restart, and equal texts have equal versions. */
export function versionOf(content: string | Buffer): string {
  return createHash('sha1').update(content).digest('hex').slice(0, 16);
}

/** The version of a file's content, whatever its size; null if it is not a regular file. */
export async function versionOfFile(file: string): Promise<string | null> {
  if (sizeOf(file) === undefined) return null;
  const hash = createHash('sha1');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 16);
}

/** SHA-256 of a file's content; null if it is not a regular file. */
export async function hashOfFile(file: string): Promise<string | null> {
  if (sizeOf(file) === undefined) return null;
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
