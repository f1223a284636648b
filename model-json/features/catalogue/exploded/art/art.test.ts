import { boundsOfArt, drawArt } from './draw-art';
import { inDepth } from './in-depth';
import { box, circle, prism, rod, turned } from './make';
import { project } from './project';

test('all axes keep their length, as in an isometric drawing', () => {
  for (const point of [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const)
    expect(Math.hypot(...project(point))).toBeCloseTo(1);
});

test('a cylinder is the common outline of its two ends, with the end that is seen on it', () => {
  const [outline, end, ...more] = drawArt(rod('z', 0, 10, 4));
  expect(more).toEqual([]);
  // The ends are ellipses with half axes of 4 √1.5 and 4 √0.5 (ISO 5456-3).
  expect(outline?.d.match(/A4\.9 2\.8 0/g)).toHaveLength(2);
  expect(end?.d.startsWith('M-4.9 -10A4.9 2.8')).toBe(true);
});

test('a broad flange hides the narrow body behind it, since it comes later', () => {
  const faces = drawArt(
    turned('x', [
      [0, 2],
      [8, 2],
      [8, 5],
      [9, 5],
    ]),
  ).map(({ d }) => d);
  expect(faces.findIndex((d) => d.includes('A2.4 1.4'))).toBeLessThan(
    faces.findIndex((d) => d.includes('A6.1 3.5')),
  );
});

test('a block shows the edges between sides that are seen, and not the hidden ones', () => {
  const lines = drawArt(box(10, 10, 10)).filter(({ kind }) => kind === 'line');
  // One upright edge between the front and the right; the others are part of the outline.
  expect(lines.map(({ d }) => d.match(/M/g)?.length)).toEqual([1]);
});

test('a hole in a plate shows the wall behind its edge', () => {
  const strokes = drawArt(prism('y', circle(10), 0, 4, { holes: [circle(5)] }));
  expect(strokes.map(({ kind }) => kind)).toEqual(['face', 'face', 'tone', 'line']);
});

test('what is nearer is drawn later: in front, on the right, on top', () => {
  const at = (name: string, x: number, y: number, z: number) => ({
    name,
    bounds: boundsOfArt(box(2, 2, 2, { at: [x, y, z] })),
  });
  const things = [at('top', 0, 0, 3), at('front', 0, -3, 0), at('middle', 0, 0, 0), at('right', 3, 0, 0)];
  expect(inDepth(things).map(({ name }) => name)[0]).toBe('middle');
});
