import { Transform } from 'node:stream';
import { ContentPackageError } from '../ContentPackageError';

const MB = 1024 * 1024;

export interface Limits {
  /** Files of all packages that are read together. */
  readonly entries: number;
  /** Bytes of one file. */
  readonly file: number;
  /** Bytes of all files. */
  readonly total: number;
  /** How many times larger than its compressed form a file may be. XML is 10 to 50 times larger, a bomb 1000. */
  readonly ratio: number;
  /** Bytes from which the ratio counts: small files of spaces are no danger. */
  readonly ratioFrom: number;
  /** Packages within packages. */
  readonly depth: number;
}

export const LIMITS: Limits = {
  entries: 200_000,
  file: 2048 * MB,
  total: 8192 * MB,
  ratio: 200,
  ratioFrom: 4 * MB,
  depth: 4,
};

/** What all packages of one run may expand to. Bytes are counted as they are inflated, whatever the headers claim. */
export class Budget {
  private entries = 0;
  private bytes = 0;

  constructor(readonly limits: Limits = LIMITS) {}

  /** @throws ContentPackageError if there are too many files, or if this one claims to be too large */
  countEntry(label: string, claimed: number): void {
    const { entries, file } = this.limits;
    if (++this.entries > entries)
      throw new ContentPackageError(label, `contains more than ${entries} files; split the package`);
    if (claimed > file)
      throw new ContentPackageError(label, `claims to have ${claimed} bytes; at most ${file} are read`);
  }

  /** A stream that passes bytes on as long as they are within the limits. */
  meter(label: string, compressed: number): Transform {
    const { file, total, ratio, ratioFrom } = this.limits;
    let size = 0;
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        size += chunk.length;
        this.bytes += chunk.length;
        const isBomb = size > ratioFrom && size > ratio * compressed;
        if (size > file) done(new ContentPackageError(label, `expands to more than ${file} bytes`));
        else if (this.bytes > total)
          done(new ContentPackageError(label, `the packages expand to more than ${total} bytes in all`));
        else if (isBomb)
          done(new ContentPackageError(label, `expands to more than ${ratio} times its compressed size`));
        else done(null, chunk);
      },
    });
  }
}
