import { nothing, reduceSelection, type Selection, type SelectionAction } from './Selection';
import { root, treeOf } from './testing';

const tree = treeOf(['a/', 'a/b', 'a/c', 'a/d', 'e']);
const at = (relative: string) => `${root}/${relative}`;
const after = (paths: string[], action: SelectionAction): string[] =>
  reduceSelection({ paths: paths.map(at) } as Selection, action).paths.map((path) =>
    path.slice(root.length + 1),
  );

it('selects one thing instead of another', () => {
  expect(after(['e'], { type: 'select', paths: [at('a')] })).toEqual(['a']);
});

it('adds with Ctrl and takes away', () => {
  expect(after(['e'], { type: 'toggle', path: at('a/b') })).toEqual(['e', 'a/b']);
  expect(after(['e', 'a/b'], { type: 'toggle', path: at('e') })).toEqual(['a/b']);
});

it('never holds a thing and what stands in it', () => {
  expect(after(['a'], { type: 'toggle', path: at('a/b') })).toEqual(['a/b']);
  expect(after(['a/b', 'e'], { type: 'toggle', path: at('a') })).toEqual(['e', 'a']);
});

it('takes all between with Shift, whichever way', () => {
  expect(after(['a/b'], { type: 'extend', path: at('a/d'), tree })).toEqual(['a/b', 'a/c', 'a/d']);
  expect(after(['a/d'], { type: 'extend', path: at('a/b'), tree })).toEqual(['a/d', 'a/c', 'a/b']);
});

it('adds one with Shift where the two stand in different containers', () => {
  expect(after(['e'], { type: 'extend', path: at('a/b'), tree })).toEqual(['e', 'a/b']);
});

it('forgets what is gone from the page, and stays the same object where nothing is', () => {
  expect(after(['e', 'gone'], { type: 'keep', tree })).toEqual(['e']);
  const state = { paths: [at('e')], hovered: at('a') };
  expect(reduceSelection(state, { type: 'keep', tree })).toBe(state);
});

it('does not change when the pointer stays over the same thing', () => {
  const state = reduceSelection(nothing, { type: 'hover', path: at('a') });
  expect(reduceSelection(state, { type: 'hover', path: at('a') })).toBe(state);
});
