import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Bytes that a browser has, too. */
export interface Dictionary {
  readonly bytes: Buffer;
  /** SHA-256, by which browsers name it. */
  readonly hash: Buffer;
}

/** Enough for some versions of each site: each is some 200 KB. */
const MOST = 30;

/** The dictionaries that were sent lately. Browsers may have one of an earlier version of the content. */
export class Dictionaries {
  private readonly known = new Map<string, Dictionary>();

  keep(bytes: Buffer): void {
    const hash = createHash('sha256').update(bytes).digest();
    const name = hash.toString('base64');
    this.known.delete(name);
    this.known.set(name, { bytes, hash });
    const [oldest] = this.known.keys();
    if (this.known.size > MOST && oldest !== undefined) this.known.delete(oldest);
  }

  /** The one that the client has and can use; undefined if it has none, or one that is forgotten here. */
  of({ headers }: Pick<IncomingMessage, 'headers'>): Dictionary | undefined {
    const { 'available-dictionary': hash, 'accept-encoding': accepted } = headers;
    // A structured field of bytes: `:…:` (RFC 9651).
    if (typeof hash !== 'string' || !/\bdcz\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(String(accepted)))
      return undefined;
    return this.known.get(hash.trim().slice(1, -1));
  }
}
