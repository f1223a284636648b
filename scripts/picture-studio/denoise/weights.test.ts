import { readWeights } from './weights';

/** A file with one array of 1 and -2 as half floats. */
function fileOf(type: string): Buffer {
  const header = Buffer.from([0xd7, 0x41, 2, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0x00, 0x3c, 0x00, 0xc0]);
  const table = Buffer.concat([
    Buffer.from([1, 0, 0, 0]), // one array
    Buffer.from([4, 0]), Buffer.from('bias'),
    Buffer.from([1, 2, 0, 0, 0]), // of two values
    Buffer.from(`x${type}`),
    Buffer.from([12, 0, 0, 0, 0, 0, 0, 0]), // which begin at byte 12
  ]); // prettier-ignore
  return Buffer.concat([header, table]);
}

test('arrays are read by name, with sizes and values', () => {
  expect(readWeights(fileOf('h')).get('bias')).toEqual({ sizes: [2], values: Float32Array.from([1, -2]) });
});

test('what is no file of weights, or holds other numbers, is refused', () => {
  expect(() => readWeights(Buffer.alloc(20))).toThrow('not a file of weights');
  expect(() => readWeights(fileOf('f'))).toThrow('bias: half floats expected, found "f"');
});
