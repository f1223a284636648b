import { deletion, pasting, insertion, relocation, stepped } from './commands';
import { root, treeOf } from '../testing';

const tree = treeOf(['a/', 'a/b', 'a/c', 'd']);
const at = (relative: string) => `${root}/${relative}`;

it('deletes one thing as itself and several as one step', () => {
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
])('keeps the order of several that go %s', (_, position, order) => {
  const command = relocation('move', [at('a'), at('d')], { parent: root, position });
  expect(command).toMatchObject({ commands: order.map((name) => ({ path: at(name), position })) });
});

it('starts a component with what its template says', () => {
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

it('steps among the items of a container and not past its end', () => {
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

it('puts copies of another page’s components in as new ones, in their order', () => {
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
