import { displaySize } from './display-size';

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [2047, '1 KB'],
  [150_539, '147 KB'],
  [5 * 2 ** 20, '5 MB'],
  [3 * 2 ** 30 + 1, '3 GB'],
])('shows %d bytes as %s', (bytes, shown) => {
  expect(displaySize(bytes)).toBe(shown);
});
