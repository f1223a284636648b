import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Body } from '../server/http/Body';
import type { StoredFile } from './Entry';

/**
 * Brotli quality of files. 7 takes 3 ms for a page; the best takes 180 ms for a twelfth less, which only what never
 * changes is worth.
 */
const QUALITY = { page: 7, kept: 11 } as const;

/** The suffix of each compressed form. */
export const SUFFIXES = { br: '.br', gzip: '.gz', zstd: '.zst' } as const;

/**
 * Writes a body and its compressed forms below a folder. Each file is replaced as a whole: the one before may be part
 * of an earlier generation.
 */
export async function storeBody(
  folder: string,
  name: string,
  bytes: Buffer,
  type: string,
  isKept: boolean,
): Promise<StoredFile[]> {
  const body = new Body(bytes, type, isKept ? QUALITY.kept : QUALITY.page);
  const files = [writeWhole(folder, name, bytes)];
  if (!body.compressible) return files;
  for (const encoding of ['br', 'gzip'] as const)
    files.push(writeWhole(folder, name + SUFFIXES[encoding], await body.encoded(encoding)));
  return files;
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
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name, bytes: Buffer.byteLength(bytes), sha256 };
}
