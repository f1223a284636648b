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
  ['drops before a component on its upper half', 100, 5, '', { before: 'title' }],
  ['drops after a component on its lower half', 100, 35, '', { after: 'title' }],
  ['drops before a column on its left half', 20, 150, 'grid', { before: 'left' }],
  ['drops after a column on its right half', 390, 150, 'grid', { after: 'right' }],
  ['drops at the nearer of two columns between them', 193, 150, 'grid', { after: 'left' }],
  ['drops at the nearest item inside a container', 20, 240, 'grid', { before: 'left' }],
  ['drops before a container on its upper edge', 100, 62, '', { before: 'grid' }],
  ['drops after a container on its lower edge', 100, 258, '', { after: 'grid' }],
  ['drops into an empty container', 100, 340, 'empty', 'last'],
  ['drops into tabs without a visible panel', 100, 450, 'tabs', 'last'],
  ['drops after the last visible item below everything', 100, 690, '', { after: 'tabs' }],
])('%s', (_, x, y, parent, position) => {
  expect(place(x, y)).toMatchObject({ parent: at(parent), position });
});

it('puts a new panel beside the tab that is pointed at, and marks that place', () => {
  const panels = treeOf(['tabs/', 'tabs/one/', 'tabs/two/', 'tabs/three/']);
  const shown = new Map<string, Box>([
    [root, box(0, 0, 400, 300)],
    [at('tabs'), box(0, 0, 400, 200)],
    [at('tabs/one'), box(0, 60, 400, 140)],
  ]);
  const controls = new Map(
    ['one', 'two', 'three'].map((name, i) => [at(`tabs/${name}`), box(i * 100, 20, 90, 30)]),
  );
  expect(placeAt(panels, shown, { x: 180, y: 35 }, controls)).toEqual({
    ...{ parent: at('tabs'), position: { after: 'two' } },
    line: box(188.5, 20, 3, 30),
  });
  expect(placeAt(panels, shown, { x: 205, y: 35 }, controls)?.position).toEqual({ before: 'three' });
  expect(placeAt(panels, shown, { x: 200, y: 120 }, controls)?.parent).toBe(at('tabs/one'));
});

it('drops below an item whose box reaches over the one before it', () => {
  const stacked = treeOf(['one', 'two']);
  const overlapping = new Map<string, Box>([
    [root, box(0, 0, 400, 160)],
    [at('one'), box(0, 0, 400, 120)],
    [at('two'), box(0, 70, 400, 85)],
  ]);
  expect(placeAt(stacked, overlapping, { x: 200, y: 140 })).toMatchObject({
    position: { after: 'two' },
    line: { left: 0, width: 400 },
  });
});

it('drops beside a container at its edge, even if its first or last child touches it', () => {
  const touching = treeOf(['box/', 'box/first', 'box/last', 'next']);
  const places = new Map<string, Box>([
    [root, box(0, 0, 400, 300)],
    [at('box'), box(0, 0, 400, 200)],
    [at('box/first'), box(0, 0, 400, 100)],
    [at('box/last'), box(0, 100, 400, 100)],
    [at('next'), box(0, 200, 400, 100)],
  ]);
  const by = (y: number) => placeAt(touching, places, { x: 200, y });
  expect(by(5)).toMatchObject({ parent: at(''), position: { before: 'box' }, line: box(0, -1.5, 400, 3) });
  expect(by(15)).toMatchObject({ parent: at('box'), position: { before: 'first' } });
  expect(by(185)).toMatchObject({ parent: at('box'), position: { after: 'last' } });
  expect(by(195)).toMatchObject({ parent: at(''), position: { after: 'box' } });
});

it('drops nowhere outside the content', () => {
  expect(place(100, 900)).toBeUndefined();
});

it('draws a vertical line between columns and a horizontal one between rows', () => {
  const upright = place(20, 150)!.line;
  expect(upright.height).toBeGreaterThan(upright.width);
  const level = place(100, 5)!.line;
  expect(level.width).toBeGreaterThan(level.height);
});

it('finds the place next to an item, and inside one without siblings', () => {
  expect(placeBy(tree, at('grid/left'), 'after')).toEqual({
    parent: at('grid'),
    position: { after: 'left' },
  });
  expect(placeBy(tree, at('grid'), 'into')).toEqual({ parent: at('grid'), position: 'last' });
  expect(placeBy(tree, root, 'before')).toEqual({ parent: root, position: 'last' });
  expect(placeBy(tree, '/gone', 'after')).toBeUndefined();
});
