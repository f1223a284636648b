import type { StoredChange } from '../../files/writing/Upstream';
import type { DavexNode } from '../remote/davex-node';
import { withMoves } from './with-moves';

const node = (title: string) => ({ 'jcr:primaryType': 'cq:Page', title });
const gone = (path: string): StoredChange => ({ path, before: node(path), after: undefined });
const made = (path: string): StoredChange => ({ path, before: undefined, after: node(path) });

const planned = (changes: readonly StoredChange[], from: string, to: string, ...inSling: string[]) => {
  const found = new Map<string, DavexNode>(inSling.map((path) => [path, node(path)]));
  return withMoves(changes, [{ from, to }], found);
};

it('moves a page with what is below it, and changes it there', () => {
  const changes = [gone('/a'), gone('/a/b'), gone('/a/c'), made('/x/a'), made('/x/a/b'), made('/x/a/d')];
  const { moves, changes: rest } = planned(changes, '/a', '/x/a', '/', '/x', '/a', '/a/b', '/a/c');
  expect(moves).toEqual([{ from: '/a', to: '/x/a' }]);
  expect(rest.map(({ path, before, after }) => [path, before?.title, after?.title])).toEqual([
    ['/x/a/c', '/a/c', undefined],
    ['/x/a', '/a', '/x/a'],
    ['/x/a/b', '/a/b', '/x/a/b'],
    ['/x/a/d', undefined, '/x/a/d'],
  ]);
});

it.each([
  ['its old place is taken again', [{ ...gone('/a'), after: node('new') }, made('/x/a')], ['/', '/x', '/a']],
  [
    'its new place was taken',
    [gone('/a'), { ...made('/x/a'), before: node('old') }],
    ['/', '/x', '/a', '/x/a'],
  ],
  ['its new parent is new', [gone('/a'), made('/x'), made('/x/a')], ['/', '/a']],
  ['its new parent is removed', [gone('/a'), gone('/x'), made('/x/a')], ['/', '/a', '/x']],
])('moves nothing if %s', (_why, changes, inSling) => {
  const plan = planned(changes, '/a', '/x/a', ...inSling);
  expect(plan.moves).toEqual([]);
  expect(plan.changes.map(({ path }) => path)).toEqual(changes.map(({ path }) => path));
});
