import { beside } from './place-on-page';

const view = { width: 1000, height: 600 };
const bar = { width: 200, height: 32 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

it('puts a bar above its item, aligned with its end', () => {
  expect(beside(box(100, 200, 500, 100), bar, view)).toEqual({ x: 400, y: 164 });
});

it('puts a bar below its item if there is no room above', () => {
  expect(beside(box(100, 10, 500, 100), bar, view).y).toBe(114);
});

it('keeps a bar in view over an item taller than the view', () => {
  expect(beside(box(0, -300, 1000, 2000), bar, view).y).toBe(4);
});

it('keeps a bar in view beside an item at the very edge', () => {
  expect(beside(box(950, 200, 50, 50), bar, view).x).toBe(796);
  expect(beside(box(0, 200, 50, 50), bar, view).x).toBe(4);
});
