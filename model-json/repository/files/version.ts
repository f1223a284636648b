import { createHash } from 'node:crypto';

/** The version of a file's content: it survives a restart, and equal texts have equal versions. */
export function versionOf(content: string | Buffer): string {
  return createHash('sha1').update(content).digest('hex').slice(0, 16);
}
