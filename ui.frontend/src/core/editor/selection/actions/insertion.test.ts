import type { Box } from '../geometry/geometry';
import { placeAt, placeBy } from './insertion';
import { root, treeOf } from '../testing';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const at = (relative: string) => (relative ? `${root}/${relative}` : root);

const tree = treeOf(['title', 'grid/', 'grid/left', 'grid/right', 'empty/', 'tabs/', 'tabs/hidden']);
const boxes = new Map<string, Box>([
  [root, box(0, 0, 400, 700)],
  [at('title'), box(0, 0, 400, 40)],
  [at('grid'), box(0, 60, 400, 200)],
  [at('grid/left'), box(0, 100, 190, 100)],
  [at('grid/right'), box(210, 100, 190, 100)],
  [at('empty'), box(0, 300, 400, 80)],
  [at('tabs'), box(0, 400, 400, 100)],
  [at('tabs/hidden'), box(0, 0, 0, 0)],
]);
const place = (x: number, y: number) => placeAt(tree, boxes, { x, y });

it.each<[string, number, number, string, unknown]>([
  ['the upper half of a component: before it', 100, 5, '', { before: 'title' }],
  ['its lower half: after it', 100, 35, '', { after: 'title' }],
  ['the left half of a column: before it', 20, 150, 'grid', { before: 'left' }],
  ['the right half of a column: after it', 390, 150, 'grid', { after: 'right' }],
  ['between two columns: at the nearer one', 193, 150, 'grid', { after: 'left' }],
  ['inside a container, off its items: at the nearest', 20, 240, 'grid', { before: 'left' }],
  ['the upper edge of a container: before the container', 100, 62, '', { before: 'grid' }],
  ['the lower edge of a container: after the container', 100, 258, '', { after: 'grid' }],
  ['an empty container: into it', 100, 340, 'empty', 'last'],
  ['tabs of which no panel shows: into them', 100, 450, 'tabs', 'last'],
  ['below everything: after the last shown', 100, 690, '', { after: 'tabs' }],
])('%s', (_, x, y, parent, position) => {
  expect(place(x, y)).toMatchObject({ parent: at(parent), position });
});

it('means nothing outside the content', () => {
  expect(place(100, 900)).toBeUndefined();
});

it('draws its line upright between columns and level between rows', () => {
  const upright = place(20, 150)!.line;
  expect(upright.height).toBeGreaterThan(upright.width);
  const level = place(100, 5)!.line;
  expect(level.width).toBeGreaterThan(level.height);
});

it('names the place beside an item, and in what has nothing beside it', () => {
  expect(placeBy(tree, at('grid/left'), 'after')).toEqual({
    parent: at('grid'),
    position: { after: 'left' },
  });
  expect(placeBy(tree, at('grid'), 'into')).toEqual({ parent: at('grid'), position: 'last' });
  expect(placeBy(tree, root, 'before')).toEqual({ parent: root, position: 'last' });
  expect(placeBy(tree, '/gone', 'after')).toBeUndefined();
});
