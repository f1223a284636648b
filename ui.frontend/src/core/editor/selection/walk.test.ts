import { root, treeOf } from './testing';
import { afterRemoval, walk, type Step } from './walk';

const tree = treeOf(['a/', 'a/b', 'a/c/', 'a/c/d', 'e']);
const at = (relative: string) => (relative ? `${root}/${relative}` : root);

it.each<[string, Step, string | undefined]>([
  ['a/b', 'next', 'a/c'],
  ['a/c', 'previous', 'a/b'],
  ['a/b', 'previous', 'a'],
  ['a/c/d', 'next', 'e'],
  ['e', 'next', undefined],
  ['a', 'in', 'a/b'],
  ['e', 'in', undefined],
  ['a/c/d', 'out', 'a/c'],
  ['a/b', 'first', ''],
  ['a/b', 'last', 'e'],
])('walks from %s with %s to %s', (from, step, to) => {
  expect(walk(tree, at(from), step)).toBe(to === undefined ? undefined : at(to));
});

it('starts at the beginning if nothing is selected, or the selection is gone', () => {
  expect(walk(tree, undefined, 'next')).toBe(root);
  expect(walk(tree, at('gone'), 'next')).toBe(root);
});

it.each<[string, string[], string]>([
  ['the next one', ['a/b'], 'a/c'],
  ['the previous sibling if there is no next one', ['a/c'], 'a/b'],
  ['the container if it is now empty', ['a/c/d'], 'a/c'],
  ['the container if all its items are deleted', ['a/b', 'a/c'], 'a'],
])('after a deletion, selects %s', (_, gone, selected) => {
  expect(afterRemoval(tree, gone.map(at))).toBe(at(selected));
});
