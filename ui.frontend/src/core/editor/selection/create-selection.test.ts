import { createSelection, type Lost } from './create-selection';
import { createStore } from './create-store';
import { root, treeOf } from './testing';

const at = (relative: string) => `${root}/${relative}`;

function open(selected: string) {
  const tree = createStore(treeOf(['a/', 'a/b', 'a/c', 'e']));
  const told: Lost[] = [];
  const selection = createSelection(tree, (lost) => told.push(lost));
  selection.focus([at(selected)]);
  selection.arrived();
  return { tree, told, selection };
}

it('focuses what is beside a removed item, and says so', () => {
  const { tree, told, selection } = open('a/b');
  tree.set(treeOf(['a/', 'a/c', 'e']));
  expect(selection.wanted.get()).toBe(at('a/c'));
  expect(selection.isRescue()).toBe(true);
  expect(told).toMatchObject([{ item: { path: at('a/b') }, instead: at('a/c'), isMoved: false }]);
});

it('follows an item to another container', () => {
  const { tree, told, selection } = open('a/b');
  tree.set(treeOf(['a/', 'a/c', 'e', 'f/', 'f/b']));
  expect(selection.get().paths).toEqual([at('f/b')]);
  expect(told).toMatchObject([{ instead: at('f/b'), isMoved: true }]);
});

it('goes on if what was to be focused is removed, too', () => {
  const { tree, selection } = open('a/b');
  tree.set(treeOf(['a/', 'a/c', 'e']));
  tree.set(treeOf(['a/', 'e']));
  expect(selection.wanted.get()).toBe(at('a'));
});

it('waits for an item that an author has asked for, even if another one is drawn first', () => {
  const { tree, told, selection } = open('a/b');
  selection.focus([at('e_1')]);
  tree.set(treeOf(['a/', 'a/b', 'a/c', 'e', 'f']));
  expect(selection.wanted.get()).toBe(at('e_1'));
  expect(told).toEqual([]);
});
