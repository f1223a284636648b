import { beside } from './place-on-page';

const view = { width: 1000, height: 600 };
const bar = { width: 200, height: 32 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

it('stands above what it belongs to, at its end', () => {
  expect(beside(box(100, 200, 500, 100), bar, view)).toEqual({ x: 400, y: 164 });
});

it('stands below where there is no room above', () => {
  expect(beside(box(100, 10, 500, 100), bar, view).y).toBe(114);
});

it('stays in view over something taller than the view', () => {
  expect(beside(box(0, -300, 1000, 2000), bar, view).y).toBe(4);
});

it('stays in view beside something at the very edge', () => {
  expect(beside(box(950, 200, 50, 50), bar, view).x).toBe(796);
  expect(beside(box(0, 200, 50, 50), bar, view).x).toBe(4);
});
