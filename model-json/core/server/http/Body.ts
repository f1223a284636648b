import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { dcz } from '../dictionary/dcz';
import type { Dictionary } from '../dictionary/Dictionary';
import type { Encoding } from './encoding-for';
import { gzipPieces, isKept, type Piece } from './gzip-pieces';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|xml|manifest\+json)|image\/svg\+xml)/;

/** For bytes that are sent many times and are made ahead. */
export const BEST = 11;
/** The initial quality of bodies that are compressed better when there is time. */
const IMPROVED = 5;

/** For answers to a single visitor, which are not cached: 5 takes three times as long for an eighth less. */
export const SENT_ONCE = 3;

/** Below this, headers cost more than compression saves. */
const MIN_BYTES = 512;

/** Whether compressing is worth its time. */
export const isCompressible = (length: number, type: string): boolean =>
  COMPRESSIBLE.test(type) && length >= MIN_BYTES;

const whole = (content: string | Buffer): Piece => ({
  bytes: typeof content === 'string' ? Buffer.from(content) : content,
  isShared: false,
});

/** Bytes that are sent many times: compressed once for each encoding, even for concurrent requests. */
export class Body {
  /** Weak, because one tag covers all encodings. */
  readonly etag: string;
  readonly compressible: boolean;
  /** In bytes. */
  readonly length: number;
  /** The encoding for those who accept both. */
  readonly favourite: Encoding;
  /** Joined as soon as they are needed as one. */
  private pieces: readonly Piece[];
  private readonly compressed = new Map<Encoding, Buffer | Promise<Buffer>>();
  private readonly byDictionary = new WeakMap<Dictionary, Buffer>();

  /**
   * @param content in pieces, if some of them are in many bodies
   * @param type media type, with charset
   * @param quality of brotli, 1 to 11: 5 for shared answers that somebody is waiting for, 11 for those made ahead, less
   * for those sent only a few times
   */
  constructor(
    content: string | Buffer | readonly Piece[],
    readonly type: string,
    private readonly quality = IMPROVED,
  ) {
    this.pieces = typeof content === 'string' || Buffer.isBuffer(content) ? [whole(content)] : content;
    const hash = createHash('sha1');
    for (const { bytes } of this.pieces) hash.update(bytes);
    this.etag = `W/"${hash.digest('base64url')}"`;
    this.length = this.pieces.reduce((sum, { bytes }) => sum + bytes.length, 0);
    this.compressible = isCompressible(this.length, type);
    // Only as gzip can pieces be compressed apart.
    this.favourite = this.quality === SENT_ONCE && this.pieces.some(isKept) ? 'gzip' : 'br';
  }

  get bytes(): Buffer {
    const [first, ...more] = this.pieces;
    if (first && more.length === 0) return first.bytes;
    const bytes = Buffer.concat(this.pieces.map((piece) => piece.bytes));
    this.pieces = [whole(bytes)];
    return bytes;
  }

  encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.compressed.get(encoding);
    if (known) return known;
    if (encoding === this.favourite && encoding === 'gzip') {
      const bytes = gzipPieces(this.pieces);
      this.compressed.set(encoding, bytes);
      return bytes;
    }
    const job = this.compress(encoding).then((bytes) => {
      if (this.compressed.get(encoding) === job) this.compressed.set(encoding, bytes);
      return bytes;
    });
    this.compressed.set(encoding, job);
    return job;
  }

  /** The bytes for a client that has a dictionary, as `dcz`; undefined if that cannot be done yet. */
  encodedWith(dictionary: Dictionary): Buffer | undefined {
    const known =
      this.byDictionary.get(dictionary) ?? dcz(this.bytes, dictionary, this.quality === SENT_ONCE);
    if (known) this.byDictionary.set(dictionary, known);
    return known;
  }

  /** The compressed bytes, if available. */
  ready(encoding: Encoding): Buffer | undefined {
    const known = this.compressed.get(encoding);
    return Buffer.isBuffer(known) ? known : undefined;
  }

  private async compress(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'gzip') return deflate(this.bytes, { level: gzipLevel(this.quality) });
    if (this.quality === IMPROVED)
      improve(async () => void this.compressed.set('br', await smallest(this.bytes, BEST)));
    return smallest(this.bytes, this.quality);
  }
}

const gzipLevel = (quality: number): number => (quality > 6 ? 9 : quality > SENT_ONCE ? 6 : 1);

function smallest(bytes: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotli(bytes, { params });
}

/** Pending bodies are held in memory: when somebody reads the whole site, most of them keep their first compression. */
const MOST_WAITING = 12;
let waiting = 0;
let improvements = Promise.resolve();

/** The best compression saves a tenth more and takes forty times as long: it runs in the background, one at a time. */
function improve(job: () => Promise<void>): void {
  if (waiting >= MOST_WAITING) return;
  waiting += 1;
  improvements = improvements.then(job).finally(() => (waiting -= 1));
}
