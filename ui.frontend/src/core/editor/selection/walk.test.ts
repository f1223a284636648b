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
])('from %s, %s leads to %s', (from, step, to) => {
  expect(walk(tree, at(from), step)).toBe(to === undefined ? undefined : at(to));
});

it('starts at the beginning where nothing is selected, or what was selected is gone', () => {
  expect(walk(tree, undefined, 'next')).toBe(root);
  expect(walk(tree, at('gone'), 'next')).toBe(root);
});

it.each<[string, string[], string]>([
  ['the next one', ['a/b'], 'a/c'],
  ['the one before, where there is no next', ['a/c'], 'a/b'],
  ['the container, where it is empty now', ['a/c/d'], 'a/c'],
  ['the container, where all that stood in it go', ['a/b', 'a/c'], 'a'],
])('after a deletion %s is selected', (_, gone, selected) => {
  expect(afterRemoval(tree, gone.map(at))).toBe(at(selected));
});
