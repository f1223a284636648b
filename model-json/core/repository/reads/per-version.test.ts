import { perVersion } from './per-version';
import { noteRead, recording, Scope } from './Scope';
import type { ResourceTree } from '../Resource';

const treeOf = (version?: number): ResourceTree & { version?: number | undefined } => ({
  version,
  get: () => undefined,
});

it('makes each thing once for a version of the content', () => {
  const tree = treeOf(1);
  const words = perVersion<string>();
  const make = jest.fn(() => 'made');
  expect([words(tree, 'de', make), words(tree, 'de', make)]).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledTimes(1);
  words(tree, 'fr', make);
  expect(make).toHaveBeenCalledTimes(2);
  tree.version = 2;
  words(tree, 'de', make);
  expect(make).toHaveBeenCalledTimes(3);
});

it('reads a tree without versions each time', () => {
  const make = jest.fn(() => 'made');
  const words = perVersion<string>();
  words(treeOf(), 'de', make);
  words(treeOf(), 'de', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('counts what was read for it as read by everybody who uses it', () => {
  Scope.isWatching = true;
  const [tree, words] = [treeOf(1), perVersion<string>()];
  const readBy = () => {
    const scope = new Scope();
    recording(scope, () =>
      words(tree, 'de', () => {
        noteRead(7);
        return 'made';
      }),
    );
    return [...scope.scopes].flatMap(({ parts }) => [...parts]);
  };
  expect([readBy(), readBy()]).toEqual([[7], [7]]);
  Scope.isWatching = false;
});
