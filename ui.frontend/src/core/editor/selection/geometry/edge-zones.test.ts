import type { Box } from './geometry';
import { zoneAt, type Edged } from './edge-zones';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const outer: Edged = { path: 'outer', box: box(0, 0, 400, 300), direction: 'level' };
const inner: Edged = { path: 'inner', box: box(0, 0, 400, 200), direction: 'level' };
const column: Edged = { path: 'column', box: box(0, 0, 200, 200), direction: 'upright' };
const leaf = box(0, 0, 400, 120);

it.each<[string, readonly Edged[], number, number, string | undefined]>([
  ['gives the outermost container the first zone where edges touch', [outer, inner], 200, 9, 'outer'],
  ['gives the container within it the next zone', [outer, inner], 200, 19, 'inner'],
  ['leaves the rest to the item itself', [outer, inner], 200, 21, undefined],
  ['has a zone at the lower edge, too', [outer, inner], 200, 195, 'inner'],
  ['has zones at the sides of a column', [column], 4, 100, 'column'],
  ['has none above a column, where nothing can go', [column], 100, 2, undefined],
  ['has none without a container', [], 200, 1, undefined],
])('%s', (_, around, x, y, path) => {
  expect(zoneAt(around, leaf, { x, y })).toBe(path);
});

it('leaves half of a low item to it, however many containers touch its edge', () => {
  const around = [outer, inner, { ...inner, path: 'innermost' }];
  const low = box(0, 0, 400, 24);
  const at = (y: number) => zoneAt(around, low, { x: 200, y });
  expect([1, 4, 7, 10].map(at)).toEqual(['outer', 'inner', 'innermost', undefined]);
});
