import { deletion, pasting, insertion, relocation, stepped } from './commands';
import { root, treeOf } from '../testing';

const tree = treeOf(['a/', 'a/b', 'a/c', 'd']);
const at = (relative: string) => `${root}/${relative}`;

it('deletes one item with one command, and several as one step', () => {
  expect(deletion([at('d')])).toEqual({ type: 'delete', path: at('d') });
  expect(deletion([at('a'), at('d')])).toMatchObject({
    type: 'group',
    commands: [{ path: at('a') }, { path: at('d') }],
  });
});

it.each([
  ['after', { after: 'x' }, ['d', 'a']],
  ['before', { before: 'x' }, ['a', 'd']],
  ['at the end', 'last' as const, ['a', 'd']],
  ['at the beginning', 'first' as const, ['d', 'a']],
])('keeps the order of several items that go %s', (_, position, order) => {
  const command = relocation('move', [at('a'), at('d')], { parent: root, position });
  expect(command).toMatchObject({ commands: order.map((name) => ({ path: at(name), position })) });
});

it('creates a component with its initial content', () => {
  const command = insertion(
    'x/title',
    { type: 'h2', 'sling:resourceType': 'other' },
    { parent: root, position: 'last' },
  );
  expect(command).toEqual({
    type: 'insert',
    parent: root,
    name: 'title',
    position: 'last',
    node: { 'jcr:primaryType': 'nt:unstructured', type: 'h2', 'sling:resourceType': 'x/title' },
  });
});

it('moves an item one step among its siblings, and not past the end', () => {
  expect(stepped(tree, at('a/b'), 1)).toEqual({
    type: 'move',
    path: at('a/b'),
    parent: at('a'),
    position: { after: 'c' },
  });
  expect(stepped(tree, at('d'), -1)).toMatchObject({ position: { before: 'a' } });
  expect(stepped(tree, at('a/c'), 1)).toBeUndefined();
  expect(stepped(tree, root, 1)).toBeUndefined();
});

it('inserts copies of another page’s components as new ones, in order', () => {
  const items = ['b', 'c'].map((name) => ({
    path: `/content/other/jcr:content/root/${name}`,
    node: { name },
  }));
  expect(pasting(items, { parent: root, position: { after: 'd' } })).toMatchObject({
    type: 'group',
    commands: [
      { type: 'insert', parent: root, name: 'c', node: { name: 'c' } },
      { type: 'insert', parent: root, name: 'b', node: { name: 'b' } },
    ],
  });
});
