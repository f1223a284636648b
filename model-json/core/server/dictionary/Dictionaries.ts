import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { encodingFor } from '../http/encoding-for';
import { openDcz } from './dcz';
import type { Dictionary } from './Dictionary';

/** Enough for some versions of each site: each is some 200 KB. */
const MOST = 30;

/** The dictionaries that were sent lately. Browsers may have one of an earlier version of the content. */
export class Dictionaries {
  private readonly known = new Map<string, Dictionary>();

  /** @param warn told why the compressor cannot be loaded */
  constructor(private readonly warn: (error: unknown) => void) {}

  /** For the first one, the compressor is loaded, before any browser has a dictionary. */
  async keep(bytes: Buffer): Promise<void> {
    if (this.known.size === 0) await openDcz().catch(this.warn);
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
    if (typeof hash !== 'string' || encodingFor(accepted, 'dcz') !== 'dcz') return undefined;
    return this.known.get(hash.trim().slice(1, -1));
  }
}
