const HEADER = 6;
const ENTRY = 16;
/** A modern PNG: 32 bits per pixel. */
const BITS = 32;

/**
 * An ICO file that contains one PNG, as supported by Windows since Vista and by all browsers.
 * @param png a square of at most 255 pixels
 * @param size its edge in pixels
 */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, HEADER);
  head.writeUInt8(size, HEADER + 1);
  head.writeUInt16LE(1, HEADER + 4); // colour planes
  head.writeUInt16LE(BITS, HEADER + 6);
  head.writeUInt32LE(png.length, HEADER + 8);
  head.writeUInt32LE(head.length, HEADER + 12);
  return Buffer.concat([head, png]);
}
