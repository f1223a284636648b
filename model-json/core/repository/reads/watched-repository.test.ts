import type { Repository } from '../Repository';
import type { Resource } from '../Resource';
import { once } from '../once';
import { NodeParts } from './NodeParts';
import { recording, noteChanging, Scope } from './Scope';
import { watchedRepository } from './watched-repository';

afterAll(() => (Scope.isWatching = false));

const leaf = (path: string, title: string): Resource => ({
  path,
  name: path.slice(1),
  properties: { title },
  children: new Map(),
  parent: undefined,
});
const treeOf = (...nodes: Resource[]) =>
  ({ version: 1, get: (path: string) => nodes.find((node) => node.path === path) }) as unknown as Repository;

function watched() {
  const parts = new NodeParts();
  const tree = watchedRepository(treeOf(leaf('/a', 'one'), leaf('/b', 'two')), parts);
  const readsOf = (scope: Scope) => {
    const numbers = new Set([...scope.parts, ...[...scope.scopes].flatMap((each) => [...each.parts])]);
    return parts.since(0).filter((_, index) => numbers.has(index));
  };
  return { parts, tree, readsOf };
}

it('records what a job reads, and that something is missing', () => {
  const { parts, tree, readsOf } = watched();
  const scope = new Scope();
  recording(scope, () => [tree.get('/a')?.properties, tree.get('/gone')]);
  void tree.get('/b')?.properties;
  const [there, properties = '', gone = ''] = readsOf(scope);
  expect([there, properties.slice(-3), gone]).toEqual(['e+ /a', ' /a', 'e- /gone']);
  expect(parts.isAsNoted(properties, treeOf(leaf('/a', 'one')))).toBe(true);
  expect(parts.isAsNoted(properties, treeOf(leaf('/a', 'changed')))).toBe(false);
  expect(parts.isAsNoted(gone, treeOf(leaf('/gone', 'back')))).toBe(false);
});

it('lets each reader of a shared value depend on what it was made from', () => {
  const { tree, readsOf } = watched();
  const title = once(() => tree.get('/a')?.properties.title);
  const [first, second] = [new Scope(), new Scope()];
  recording(first, title);
  expect(recording(second, title)).toBe('one');
  expect(readsOf(second)).toEqual(readsOf(first));
  expect(readsOf(second)).toHaveLength(2);
});

it('marks what depends on more than content, and nothing else', async () => {
  const [changing, plain] = [new Scope(), new Scope()];
  await Promise.all([
    recording(changing, async () => (await Promise.resolve(), noteChanging())),
    recording(plain, async () => Promise.resolve()),
  ]);
  expect([changing.isChanging, plain.isChanging]).toEqual([true, false]);
});
