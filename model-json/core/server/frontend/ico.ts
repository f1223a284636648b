const HEADER = 6;
const ENTRY = 16;
/** A PNG of today: 32 bits a pixel. */
const BITS = 32;

/**
 * An ICO file that holds one PNG, as Windows Vista and all browsers since read it.
 * @param png a square of at most 255 pixels
 * @param size its edge in pixels
 */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // an icon, no cursor
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, HEADER);
  head.writeUInt8(size, HEADER + 1);
  head.writeUInt16LE(1, HEADER + 4); // colour planes
  head.writeUInt16LE(BITS, HEADER + 6);
  head.writeUInt32LE(png.length, HEADER + 8);
  head.writeUInt32LE(head.length, HEADER + 12);
  return Buffer.concat([head, png]);
}
