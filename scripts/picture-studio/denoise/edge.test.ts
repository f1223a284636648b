import { mirrored } from './edge';

test('what lies beyond the edge of a picture is its mirror image, not its last row again', () => {
  expect([0, 5, 6, 7, 8].map((row) => mirrored(row, 6))).toEqual([0, 5, 5, 4, 3]);
});
