import { nothing, reduceSelection, type Selection, type SelectionAction } from './Selection';
import { root, treeOf } from './testing';

const tree = treeOf(['a/', 'a/b', 'a/c', 'a/d', 'e']);
const at = (relative: string) => `${root}/${relative}`;
const after = (paths: string[], action: SelectionAction): string[] =>
  reduceSelection({ paths: paths.map(at) } as Selection, action).paths.map((path) =>
    path.slice(root.length + 1),
  );

it('replaces the selection when one item is selected', () => {
  expect(after(['e'], { type: 'select', paths: [at('a')] })).toEqual(['a']);
});

it('adds and removes an item with Ctrl', () => {
  expect(after(['e'], { type: 'toggle', path: at('a/b') })).toEqual(['e', 'a/b']);
  expect(after(['e', 'a/b'], { type: 'toggle', path: at('e') })).toEqual(['a/b']);
});

it('never selects an item together with its container', () => {
  expect(after(['a'], { type: 'toggle', path: at('a/b') })).toEqual(['a/b']);
  expect(after(['a/b', 'e'], { type: 'toggle', path: at('a') })).toEqual(['e', 'a']);
});

it('selects a range with Shift, in either direction', () => {
  expect(after(['a/b'], { type: 'extend', path: at('a/d'), tree })).toEqual(['a/b', 'a/c', 'a/d']);
  expect(after(['a/d'], { type: 'extend', path: at('a/b'), tree })).toEqual(['a/d', 'a/c', 'a/b']);
});

it('adds a single item with Shift if the two are in different containers', () => {
  expect(after(['e'], { type: 'extend', path: at('a/b'), tree })).toEqual(['e', 'a/b']);
});

it('drops deleted items from the selection, and keeps the same object if none is gone', () => {
  expect(after(['e', 'gone'], { type: 'keep', before: tree, tree })).toEqual(['e']);
  const state = { paths: [at('e')], hovered: at('a') };
  expect(reduceSelection(state, { type: 'keep', before: tree, tree })).toBe(state);
});

it.each([
  ['the next sibling', ['a/', 'a/b', 'a/d', 'e'], 'a/c', 'a/d'],
  ['the previous sibling of the last one', ['a/', 'a/b', 'a/c', 'e'], 'a/d', 'a/c'],
  ['the container of the only one', ['a/', 'e'], 'a/c', 'a'],
  ['the sibling of a container that went with it', ['e'], 'a/c', 'e'],
  ['the component itself, where it was moved', ['a/', 'a/b', 'a/d', 'e', 'f/', 'f/c'], 'a/c', 'f/c'],
])('selects %s when another author removes the selected component', (_, left, selected, instead) => {
  expect(after([selected], { type: 'keep', before: tree, tree: treeOf(left) })).toEqual([instead]);
});

it('keeps the same object while the pointer stays over one item', () => {
  const state = reduceSelection(nothing, { type: 'hover', path: at('a') });
  expect(reduceSelection(state, { type: 'hover', path: at('a') })).toBe(state);
});
