/** A trained array of the network: sizes (outputs, inputs, height, width; or outputs alone) and values, row by row. */
export interface Weights {
  readonly sizes: readonly number[];
  readonly values: Float32Array;
}

const MAGIC = 0x41d7;

/**
 * Reads a file of Open Image Denoise's weights (TZA 2: a table of names, sizes and places of half floats, little endian).
 *
 * @throws Error if it is not such a file, or holds other than half floats
 */
export function readWeights(file: Buffer): Map<string, Weights> {
  if (file.readUInt16LE(0) !== MAGIC || file.readUInt8(2) !== 2)
    throw new Error('not a file of weights (TZA 2)');
  let at = Number(file.readBigUInt64LE(4));
  const take = (bytes: number) => (at += bytes) - bytes;
  const tables = file.readUInt32LE(take(4));
  return new Map(
    Array.from({ length: tables }, () => {
      const nameLength = file.readUInt16LE(take(2));
      const name = file.toString('utf8', take(nameLength), at);
      const rank = file.readUInt8(take(1));
      const sizes = Array.from({ length: rank }, () => file.readUInt32LE(take(4)));
      take(rank); // the letters of the layout: o, i, h, w, or x
      const type = String.fromCharCode(file.readUInt8(take(1)));
      if (type !== 'h') throw new Error(`${name}: half floats expected, found "${type}"`);
      const start = Number(file.readBigUInt64LE(take(8)));
      const count = sizes.reduce((product, size) => product * size, 1);
      const values = Float32Array.from({ length: count }, (_, index) =>
        fromHalf(file.readUInt16LE(start + index * 2)),
      );
      return [name, { sizes, values }];
    }),
  );
}

/** A number from the bits of a half float (IEEE 754 binary16). */
function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
