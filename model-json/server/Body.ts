import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export type Encoding = 'br' | 'gzip';

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|xml|manifest\+json)|image\/svg\+xml)/;

/** Below this, headers weigh more than compression saves. */
const MIN_BYTES = 512;

/** Bytes to be sent many times: compressed once for each encoding, however many ask at the same moment. */
export class Body {
  readonly bytes: Buffer;
  /** Weak, because one tag stands for all encodings. */
  readonly etag: string;
  readonly compressible: boolean;
  private readonly compressed = new Map<Encoding, Buffer | Promise<Buffer>>();

  /**
   * @param type media type, with charset
   * @param quality of brotli, 1 to 11: 5 for what somebody waits for, 11 for what is made ahead
   */
  constructor(
    content: string | Buffer,
    readonly type: string,
    private readonly quality = 5,
  ) {
    this.bytes = typeof content === 'string' ? Buffer.from(content) : content;
    this.etag = `W/"${createHash('sha1').update(this.bytes).digest('base64url')}"`;
    this.compressible = COMPRESSIBLE.test(type) && this.bytes.length >= MIN_BYTES;
  }

  encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.compressed.get(encoding);
    if (known) return known;
    const job = this.compress(encoding).then((bytes) => {
      this.compressed.set(encoding, bytes);
      return bytes;
    });
    this.compressed.set(encoding, job);
    return job;
  }

  /** The bytes if they have been compressed already. */
  ready(encoding: Encoding): Buffer | undefined {
    const known = this.compressed.get(encoding);
    return Buffer.isBuffer(known) ? known : undefined;
  }

  private compress(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'gzip') return deflate(this.bytes, { level: this.quality > 9 ? 9 : 6 });
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: this.quality, [BROTLI_PARAM_SIZE_HINT]: this.bytes.length };
    return brotli(this.bytes, { params });
  }
}
