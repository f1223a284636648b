import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

const GPS_POINTER = 0x88_25;
const ENTRY = 12;
/** Bytes of one value by its type (TIFF 6.0). */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const EXIF_PREFIX = Buffer.from('Exif\0\0', 'latin1');

/**
 * Exif data without the place where a picture was taken, of the same length; undefined if it names none. Whatever else
 * a camera wrote stays.
 *
 * @param exif a TIFF block, with or without the prefix `Exif`
 */
export function withoutGps(exif: Buffer): Buffer | undefined {
  const tiff = tiffOf(exif);
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return undefined;
  const isLittle = order === 'II';
  const cleaned = Buffer.from(tiff);
  const u16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const entriesAt = (ifd: number): number[] => {
    if (ifd + 2 > tiff.length) return [];
    const starts = Array.from({ length: u16(ifd) }, (_, i) => ifd + 2 + i * ENTRY);
    return starts.filter((at) => at + ENTRY <= tiff.length);
  };
  const pointer = entriesAt(u32(4)).find((at) => u16(at) === GPS_POINTER);
  if (pointer === undefined) return undefined;
  const gps = u32(pointer + 8);
  const entries = entriesAt(gps);
  if (entries.length === 0) return undefined;
  for (const at of entries) {
    const bytes = (SIZES[u16(at + 2)] ?? 0) * u32(at + 4);
    const start = u32(at + 8);
    if (bytes > 4 && start < tiff.length) cleaned.fill(0, start, Math.min(start + bytes, tiff.length));
    cleaned.fill(0, at, at + ENTRY);
  }
  // A directory with no entries.
  cleaned.fill(0, gps, gps + 2);
  return cleaned;
}

/** XMP without the place, of the same length; undefined if it names none. */
export function xmpWithoutGps(xmp: Buffer): Buffer | undefined {
  const text = xmp.toString('latin1');
  const blank = (found: string) => ' '.repeat(found.length);
  const cleaned = text
    .replaceAll(/\sexif:GPS\w+\s*=\s*(?:"[^"]*"|'[^']*')/g, blank)
    .replaceAll(/<(exif:GPS\w+)[\s>][^]*?<\/\1\s*>/g, blank);
  return cleaned === text ? undefined : Buffer.from(cleaned, 'latin1');
}

const tiffOf = (exif: Buffer): Buffer =>
  exif.subarray(0, EXIF_PREFIX.length).equals(EXIF_PREFIX) ? exif.subarray(EXIF_PREFIX.length) : exif;

/**
 * Removes the place from a picture's file, whose pixels stay as they are.
 *
 * @param handle opened for reading and writing
 * @returns whether there was one
 */
export async function stripGps(
  handle: FileHandle,
  { exif, xmp }: { readonly exif?: Buffer | undefined; readonly xmp?: Buffer | undefined },
): Promise<boolean> {
  const blocks = [
    ...(exif ? [{ before: tiffOf(exif), after: withoutGps(exif) }] : []),
    ...(xmp ? [{ before: xmp, after: xmpWithoutGps(xmp) }] : []),
  ];
  let isFound = false;
  for (const { before, after } of blocks) {
    const at = after && (await indexIn(handle, before.subarray(0, 1024)));
    if (after === undefined || at === undefined) continue;
    await handle.write(after, 0, after.length, at);
    await updateChecksum(handle, at, after.length);
    isFound = true;
  }
  return isFound;
}

/** The chunks of PNG carry a checksum of their type and content behind them. */
async function updateChecksum(handle: FileHandle, at: number, length: number): Promise<void> {
  const start = Buffer.alloc(8);
  await handle.read(start, 0, 8, 0);
  if (start.toString('latin1', 1, 4) !== 'PNG') return;
  const chunk = Buffer.alloc(4 + length);
  await handle.read(chunk, 0, chunk.length, at - 4);
  if (chunk.toString('latin1', 0, 4) !== 'eXIf') return;
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(chunk));
  await handle.write(sum, 0, 4, at + length);
}

const WINDOW = 1 << 20;

/** Where bytes begin in a file, which is read piece by piece. */
async function indexIn(handle: FileHandle, wanted: Buffer): Promise<number | undefined> {
  const window = Buffer.alloc(WINDOW + wanted.length);
  for (let at = 0; ; at += WINDOW) {
    const { bytesRead } = await handle.read(window, 0, window.length, at);
    const found = window.subarray(0, bytesRead).indexOf(wanted);
    if (found >= 0) return at + found;
    if (bytesRead < window.length) return undefined;
  }
}
