import type { ContentTree } from '../../selection/content-tree';
import { root, treeOf } from '../../selection/testing';
import type { WorkbenchWithActions } from '../../selection/Workbench';
import { takeBack } from './take-back';

const at = (relative: string) => (relative ? `${root}/${relative}` : root);

/** What has the focus once a step was taken back that changed `paths`. */
async function focused(
  before: readonly string[],
  selected: string,
  after: readonly string[],
  paths: string[],
) {
  let tree: ContentTree = treeOf(before);
  let picked = [at(selected)];
  const focus = jest.fn();
  const bench = {
    tree: { get: () => tree },
    selection: { get: () => ({ paths: picked }) },
    doors: { announce: () => undefined },
    actions: { focus },
    session: {
      getState: () => ({ undo: 'Insert Text' }),
      undo: () => {
        tree = treeOf(after);
        picked = picked.filter((path) => tree.has(path));
        return Promise.resolve({ done: true, paths: paths.map(at) });
      },
    },
  };
  await takeBack(bench as unknown as WorkbenchWithActions, 'undo', () => undefined);
  return (focus.mock.calls[0] as [string[]] | undefined)?.[0].map((path) => path.slice(root.length + 1));
}

it.each([
  ['what stood after it', ['a', 'new', 'b'], ['a', 'b'], 'b'],
  ['what stood before it, where nothing followed', ['a', 'new'], ['a'], 'a'],
  ['its container, where it was alone', ['new'], [], ''],
])('when an insert is undone, the focus is on %s', async (_, before, after, wanted) => {
  expect(await focused(before, 'new', after, ['new'])).toEqual([wanted]);
});

it('the focus is on what a step changed, else it stays', async () => {
  expect(await focused(['a', 'b'], 'a', ['a', 'b'], ['b'])).toEqual(['b']);
  expect(await focused(['a', 'new'], 'a', ['a'], ['new'])).toEqual(['a']);
});
