import { hash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible } from '../server/http/Body';
import type { StoredFile } from './Entry';

/**
 * The best brotli takes 180 ms for a page, a hundred times as long as 6, for a twelfth less: only what the build has made is
 * worth that. Of the files of the search, all of a site's are new with each change. Gzip is for the few that know nothing
 * better.
 */
const QUALITY = {
  page: { brotli: 6, gzip: 6 },
  index: { brotli: 9, gzip: 6 },
  built: { brotli: 11, gzip: 9 },
} as const;
/** Limits of brotli's window, in powers of two. */
const WINDOW = { least: 16, most: 22 } as const;

/** The suffix of each compressed form. */
export const SUFFIXES = { br: '.br', gzip: '.gz', zstd: '.zst' } as const;

/**
 * Writes a body and its compressed forms below a folder. Each file is replaced as a whole: the one before may be part
 * of an earlier generation.
 */
export function storeBody(
  folder: string,
  name: string,
  bytes: Buffer,
  type: string,
  quality: keyof typeof QUALITY,
): StoredFile[] {
  const files = [writeWhole(folder, name, bytes)];
  if (!isCompressible(bytes.length, type)) return files;
  const { brotli: own, gzip: level } = QUALITY[quality];
  files.push(writeWhole(folder, name + SUFFIXES.br, brotli(bytes, own)));
  files.push(writeWhole(folder, name + SUFFIXES.gzip, gzipSync(bytes, { level })));
  return files;
}

/**
 * Compresses in this thread: the processes that make files are as many as there are cores, and for a page, handing it over
 * to another thread takes longer than compressing it.
 */
function brotli(bytes: Buffer, quality: number): Buffer {
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const window = Math.ceil(Math.log2(bytes.length + WINDOW.least));
  return brotliCompressSync(bytes, {
    chunkSize: Math.max(constants.Z_MIN_CHUNK, bytes.length),
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [BROTLI_PARAM_LGWIN]: Math.min(WINDOW.most, Math.max(WINDOW.least, window)),
    },
  });
}

/** @returns what was written */
export function writeWhole(folder: string, name: string, bytes: Buffer | string): StoredFile {
  const target = path.join(folder, name);
  mkdirSync(path.dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, bytes);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  const sha256 = hash('sha256', bytes);
  return { name, bytes: Buffer.byteLength(bytes), sha256 };
}
