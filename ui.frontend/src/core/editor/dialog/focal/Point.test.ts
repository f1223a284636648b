import { afterKey, inWords, pointAt, readPoint, writePoint } from './Point';

const point = { x: 30, y: 95 };

it('reads back the focal point that it wrote', () => {
  expect(readPoint('30,95')).toEqual(point);
  expect(writePoint(point)).toBe('30,95');
  expect(readPoint('30;95')).toBeUndefined();
  expect(readPoint(undefined)).toBeUndefined();
});

it('keeps the focal point on the picture, however far the pointer is dragged', () => {
  expect(pointAt(0.304, 0.5)).toEqual({ x: 30, y: 50 });
  expect(pointAt(-2, 7)).toEqual({ x: 0, y: 100 });
});

it.each([
  ['ArrowLeft', false, { x: 29, y: 95 }],
  ['ArrowRight', true, { x: 40, y: 95 }],
  ['ArrowUp', false, { x: 30, y: 94 }],
  ['ArrowDown', true, { x: 30, y: 100 }],
  ['Home', false, { x: 0, y: 95 }],
  ['End', false, { x: 100, y: 95 }],
  ['PageUp', false, { x: 30, y: 0 }],
  ['PageDown', false, { x: 30, y: 100 }],
])('moves the focal point with %s (with Shift: %s)', (key, isLarge, after) => {
  expect(afterKey(point, key, isLarge)).toEqual(after);
});

it('leaves keys other than the focal point’s to the browser', () => {
  expect(afterKey(point, 'Tab', false)).toBeUndefined();
});

it('describes the focal point in words', () => {
  expect(inWords(point)).toBe('30% from the left, 95% from the top');
});
