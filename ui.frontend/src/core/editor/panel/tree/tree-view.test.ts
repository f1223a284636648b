import { root, treeOf } from '../../selection/testing';
import { rowPlace, shownItems, treeKey } from './tree-view';

const tree = treeOf(['a/', 'a/b', 'a/c/', 'a/c/d', 'e']);
const at = (relative: string) => (relative ? `${root}/${relative}` : root);
const names = (folded: string[]) =>
  shownItems(tree, new Set(folded.map(at))).map(({ path }) => path.slice(root.length + 1));

it('hides everything inside a collapsed item', () => {
  expect(names([])).toEqual(['', 'a', 'a/b', 'a/c', 'a/c/d', 'e']);
  expect(names(['a'])).toEqual(['', 'a', 'e']);
  expect(names(['a/c'])).toEqual(['', 'a', 'a/b', 'a/c', 'e']);
});

it.each<[string, string, string[], ReturnType<typeof treeKey> | undefined]>([
  ['ArrowDown', 'a/b', [], { to: at('a/c') }],
  ['ArrowDown', 'a', ['a'], { to: at('e') }],
  ['ArrowUp', 'e', ['a'], { to: at('a') }],
  ['ArrowRight', 'a', ['a'], { unfold: at('a') }],
  ['ArrowRight', 'a', [], { to: at('a/b') }],
  ['ArrowRight', 'e', [], undefined],
  ['ArrowLeft', 'a', [], { fold: at('a') }],
  ['ArrowLeft', 'a/b', [], { to: at('a') }],
  ['End', 'a', [], { to: at('e') }],
])('moves with %s from %s (collapsed: %j)', (key, path, folded, move) => {
  const closed = new Set(folded.map(at));
  expect(treeKey(shownItems(tree, closed), closed, at(path), key)).toEqual(move);
});

it('drops before, into or after a row, depending on the pointer’s position', () => {
  const container = tree.get(at('a'))!;
  expect([0.1, 0.5, 0.9].map((part) => rowPlace(container, part))).toEqual(['before', 'into', 'after']);
  const component = tree.get(at('e'))!;
  expect([0.4, 0.6].map((part) => rowPlace(component, part))).toEqual(['before', 'after']);
  expect(rowPlace(tree.get(root)!, 0.1)).toBe('into');
});
