import { areBeside, clip, hit, type Box } from './geometry';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

it('finds the innermost item at a point', () => {
  const boxes = new Map([
    ['section', box(0, 0, 100, 100)],
    ['title', box(10, 10, 80, 20)],
    ['text', box(10, 40, 80, 20)],
  ]);
  expect(hit(boxes, { x: 20, y: 15 })).toBe('title');
  expect(hit(boxes, { x: 20, y: 35 })).toBe('section');
  expect(hit(boxes, { x: 200, y: 35 })).toBeUndefined();
});

it('finds nothing in a hidden panel', () => {
  expect(hit(new Map([['hidden', box(0, 0, 0, 0)]]), { x: 0, y: 0 })).toBeUndefined();
});

it('clips a slide to its carousel', () => {
  expect(clip(box(80, 0, 100, 50), box(0, 0, 100, 40))).toEqual(box(80, 0, 20, 40));
  expect(clip(box(200, 0, 100, 50), box(0, 0, 100, 40)).width).toBe(0);
});

it('distinguishes columns from rows', () => {
  expect(areBeside(box(0, 0, 50, 100), box(50, 10, 50, 60))).toBe(true);
  expect(areBeside(box(0, 0, 50, 100), box(0, 90, 50, 100))).toBe(false);
});
