import type { ContentTree } from '../../selection/content-tree';
import { root, treeOf } from '../../selection/testing';
import type { WorkbenchWithActions } from '../../selection/Workbench';
import { takeBack } from './take-back';
import { partly } from '../../../../../../shared/testing/partly';

const at = (relative: string) => (relative ? `${root}/${relative}` : root);

/** What has focus after undoing a step that changed `paths`. */
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
    shell: { announce: () => undefined },
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
  await takeBack(partly<WorkbenchWithActions>(bench), 'undo', () => undefined);
  return (focus.mock.calls[0] as [string[]] | undefined)?.[0].map((path) => path.slice(root.length + 1));
}

it.each([
  ['the next sibling', ['a', 'new', 'b'], ['a', 'b'], 'b'],
  ['the previous sibling if it was the last', ['a', 'new'], ['a'], 'a'],
  ['its container if it was the only item', ['new'], [], ''],
])('undoing an insert moves focus to %s', async (_, before, after, wanted) => {
  expect(await focused(before, 'new', after, ['new'])).toEqual([wanted]);
});

it('undo focuses what the step changed, or else keeps the selection', async () => {
  expect(await focused(['a', 'b'], 'a', ['a', 'b'], ['b'])).toEqual(['b']);
  expect(await focused(['a', 'new'], 'a', ['a'], ['new'])).toEqual(['a']);
});
