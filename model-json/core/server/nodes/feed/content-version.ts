import { createHash } from 'node:crypto';

const BITS = 128n;

/** The weight of one file in the version of the content. */
function weightOf(path: string, hash: string): bigint {
  return BigInt(`0x${createHash('sha256').update(`${path}\0${hash}`).digest('hex')}`);
}

/**
 * The version of the content: equal files have equal versions, in whatever order they were written. Sums of hashes, so
 * that a change costs as much as its files, not as all files.
 */
export class ContentVersion {
  private sum = 0n;

  add(path: string, hash: string | null): void {
    if (hash !== null) this.sum = BigInt.asUintN(Number(BITS), this.sum + weightOf(path, hash));
  }

  remove(path: string, hash: string | null): void {
    if (hash !== null) this.sum = BigInt.asUintN(Number(BITS), this.sum - weightOf(path, hash));
  }

  toString(): string {
    return this.sum.toString(16).padStart(Number(BITS) / 4, '0');
  }
}
