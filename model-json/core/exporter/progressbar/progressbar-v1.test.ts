import { ContentTree } from '../content-package/content-tree';
import { createContext } from '../create-context';
import { progressBarV1 } from './progressbar-v1';

it.each([
  ['what was set', '37.5', 37.5, 62.5],
  ['nothing below zero', -3, 0, 100],
  ['nothing above a hundred', 250, 100, 0],
  ['zero for a value that is not a number', 'half', 0, 100],
])('shows %s', (_what, completed, shown, remaining) => {
  const tree = ContentTree.of({ bar: { completed } });
  const model = progressBarV1(tree.get('/bar')!, createContext({ tree, currentPage: undefined }));
  expect(model).toMatchObject({ completed: shown, remaining });
});
