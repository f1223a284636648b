import type { Editable } from '../page/EditorPage';
import { siblingsOf, chainOf, contentTree } from './content-tree';
import { root, treeOf } from './testing';

const tree = treeOf(['hero/', 'hero/title', 'hero/grid/', 'hero/grid/text', 'list']);

it('lists the content in page order, with its depth', () => {
  expect([...tree.values()].map(({ path, level }) => [path.slice(root.length), level])).toEqual([
    ['', 1],
    ['/hero', 2],
    ['/hero/title', 3],
    ['/hero/grid', 3],
    ['/hero/grid/text', 4],
    ['/list', 2],
  ]);
});

it('marks containers that the template unlocks, which authors fill but cannot move', () => {
  expect(tree.get(root)).toMatchObject({ isRoot: true, isContainer: true });
  expect(tree.get(`${root}/hero`)).toMatchObject({ isRoot: false, isContainer: true });
  expect(tree.get(`${root}/list`)).toMatchObject({ isRoot: false, isContainer: false });
});

it('leaves out the template’s parts and their placeholders', () => {
  const locked = (path: string, kind: Editable['kind']): Editable => ({
    path,
    resourceType: 'x',
    element: undefined as never,
    editable: false,
    kind,
  });
  expect(
    contentTree([
      locked('/p', 'page'),
      locked('/p/jcr:content/root', 'container'),
      locked('/p/jcr:content/root/*', 'placeholder'),
    ]).size,
  ).toBe(0);
});

it('lists an item’s containers, outermost first', () => {
  expect(chainOf(tree, `${root}/hero/grid/text`).map(({ path }) => path.slice(root.length))).toEqual([
    '',
    '/hero',
    '/hero/grid',
    '/hero/grid/text',
  ]);
  expect(chainOf(tree, '/gone')).toEqual([]);
});

it('finds the siblings of an item', () => {
  expect(siblingsOf(tree, `${root}/hero/title`)).toEqual([`${root}/hero/title`, `${root}/hero/grid`]);
  expect(siblingsOf(tree, root)).toEqual([root]);
});
