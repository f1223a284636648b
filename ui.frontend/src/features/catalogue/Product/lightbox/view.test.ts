import fc from 'fast-check';
import { fitted, moved, MOST, WHOLE, zoomed, type View } from './view';

const sizes = { stage: [1000, 600], picture: [800, 600] } as const;

it('fits a picture into the stage and never enlarges it beyond its pixels', () => {
  expect(fitted([1600, 1200], [1000, 600])).toEqual([800, 600]);
  expect(fitted([400, 300], [1000, 600])).toEqual([400, 300]);
  expect(fitted([0, 0], [1000, 600])).toEqual([1000, 600]);
});

it('keeps what is under the pointer where it is', () => {
  const at = [100, -50] as const;
  const { scale, x, y } = zoomed(WHOLE, 2, at, sizes);
  // Before, the point showed (100, -50) of the picture; it still does.
  expect([(at[0] - x) / scale, (at[1] - y) / scale]).toEqual([100, -50]);
});

it('does not move a whole picture', () => {
  expect(moved(WHOLE, 40, 40, sizes)).toEqual(WHOLE);
});

it('stops at the picture’s edges', () => {
  const view = zoomed(WHOLE, 2, [0, 0], sizes);
  expect(moved(view, 5000, -5000, sizes)).toEqual({ scale: 2, x: 300, y: -300 });
});

it('always shows a part of the picture, at an allowed scale', () => {
  const step = fc.record({
    factor: fc.double({ min: 0.1, max: 10, noNaN: true }),
    x: fc.integer({ min: -500, max: 500 }),
    y: fc.integer({ min: -300, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const view = steps.reduce<View>(
        (now, { factor, x, y }) => moved(zoomed(now, factor, [x, y], sizes), y, x, sizes),
        WHOLE,
      );
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(MOST);
      expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max(0, (800 * view.scale - 1000) / 2) + 1e-6);
      expect(Math.abs(view.y)).toBeLessThanOrEqual((600 * view.scale - 600) / 2 + 1e-6);
    }),
  );
});
