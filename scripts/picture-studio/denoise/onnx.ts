/** Parts of an ONNX model, written as protocol buffers. The numbers are those of the fields in `onnx.proto3` (onnx.ai, IR 8). */
type Part = Buffer;

const varint = (value: number): Buffer => {
  const bytes = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) | 128);
  }
};
const integer = (field: number, value: number): Part => Buffer.concat([varint(field * 8), varint(value)]);
const bytes = (field: number, value: Buffer | string): Part => {
  const content = Buffer.from(value as string);
  return Buffer.concat([varint(field * 8 + 2), varint(content.length), content]);
};
const message = (field: number, parts: readonly Part[]): Part => bytes(field, Buffer.concat(parts));

const FLOAT = 1;

/** An attribute of a step: an integer, a list of them, or a word. */
type Attribute = number | readonly number[] | string;

const attribute = (value: Attribute): readonly Part[] => {
  if (typeof value === 'number') return [integer(20, 2), integer(3, value)];
  if (typeof value === 'string') return [integer(20, 3), bytes(4, value)];
  return [integer(20, 7), ...value.map((one) => integer(8, one))];
};

/** @returns a step that makes `output` from `inputs` */
export const step = (
  type: string,
  inputs: readonly string[],
  output: string,
  attributes: Readonly<Record<string, Attribute>> = {},
): Part =>
  message(1, [
    ...inputs.map((name) => bytes(1, name)),
    bytes(2, output),
    bytes(4, type),
    ...Object.entries(attributes).map(([name, value]) => message(5, [bytes(1, name), ...attribute(value)])),
  ]);

/** @returns values that a model brings along */
export const constant = (name: string, sizes: readonly number[], values: Float32Array): Part =>
  message(5, [
    ...sizes.map((size) => integer(1, size)),
    integer(2, FLOAT),
    bytes(8, name),
    bytes(9, Buffer.from(values.buffer, values.byteOffset, values.byteLength)),
  ]);

const picture = (field: number, name: string, channels: number): Part => {
  const sizes = [integer(1, 1), integer(1, channels), bytes(2, 'height'), bytes(2, 'width')];
  return message(field, [
    bytes(1, name),
    message(2, [
      message(1, [
        integer(1, FLOAT),
        message(
          2,
          sizes.map((size) => message(1, [size])),
        ),
      ]),
    ]),
  ]);
};

/**
 * @param parts steps and constants
 * @param input name and channels of the picture that goes in
 * @param output name and channels of the one that comes out
 */
export const model = (
  parts: readonly Part[],
  input: readonly [string, number],
  output: readonly [string, number],
): Buffer =>
  Buffer.concat([
    integer(1, 8),
    message(7, [...parts, bytes(2, 'denoise'), picture(11, ...input), picture(12, ...output)]),
    message(8, [bytes(1, ''), integer(2, 13)]),
  ]);
