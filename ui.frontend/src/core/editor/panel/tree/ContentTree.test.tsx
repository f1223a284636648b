/** @jest-environment jsdom */
import { defaultTheme, Provider } from '@adobe/react-spectrum';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSelection } from '../../selection/create-selection';
import { createStore } from '../../selection/create-store';
import { root, treeOf } from '../../selection/testing';
import { WorkbenchProvider, type WorkbenchWithActions } from '../../selection/Workbench';
import { ContentTree } from './ContentTree';
import { partly } from '../../../../../../shared/testing/partly';

function show() {
  const tree = createStore(treeOf(['a', 'b', 'c', 'd']));
  const selection = createSelection(tree);
  const bench = partly<WorkbenchWithActions>({
    tree,
    selection,
    page: { reveal: () => undefined },
    titleOf: (type: string) => type,
    locks: { ofPlace: () => undefined },
    session: { subscribe: () => () => undefined, getState: () => ({ revision: 0 }), content: () => ({}) },
    actions: { focus: selection.focus },
  });
  render(
    <Provider theme={defaultTheme}>
      <WorkbenchProvider value={bench}>
        <ContentTree />
      </WorkbenchProvider>
    </Provider>,
  );
  const user = userEvent.setup({ delay: null });
  const row = (name: string) => screen.getByRole('treeitem', { name: `x/${name}` });
  return {
    row,
    click: async (name: string, key?: string) => {
      if (key) await user.keyboard(`{${key}>}`);
      await user.click(row(name));
      if (key) await user.keyboard(`{/${key}}`);
    },
    selected: () => selection.get().paths.map((path) => path.slice(root.length + 1)),
  };
}

it.each(['Control', 'Meta'])('%s and a click toggle a row of the selection', async (key) => {
  const { click, row, selected } = show();
  await click('a');
  await click('c', key);
  expect(selected()).toEqual(['a', 'c']);
  expect(row('c')).toHaveFocus();
  await click('c', key);
  expect(selected()).toEqual(['a']);
  expect(row('a')).toHaveFocus();
});

it('Shift and a click select every row up to the clicked one', async () => {
  const { click, selected } = show();
  await click('b');
  await click('d', 'Shift');
  expect(selected()).toEqual(['b', 'c', 'd']);
});
