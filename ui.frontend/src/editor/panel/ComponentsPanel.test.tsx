/** @jest-environment jsdom */
import { defaultTheme, Provider } from '@adobe/react-spectrum';
import { render, screen } from '@testing-library/react';
import { createAllowedComponents } from '../selection/allowed-components';
import { locksOf } from '../selection/locks';
import { root, treeOf } from '../selection/testing';
import { WorkbenchProvider, type WorkbenchWithActions } from '../selection/Workbench';
import { followsNone, type Inheritance } from '../sling/inheritance';
import { ComponentsPanel } from './ComponentsPanel';
import type { Drag } from './create-drag';

function show(inheritance: Inheritance) {
  const [tree, selected] = [treeOf(['text']), { paths: [`${root}/text`] }];
  const still = <Value,>(value: Value) => ({ get: () => value, subscribe: () => () => undefined });
  const bench = {
    tree: still(tree),
    selection: still(selected),
    titleOf: () => 'Container',
    locks: locksOf(inheritance),
    allowed: createAllowedComponents(() =>
      Promise.resolve([{ resourceType: 'x/separator', title: 'Separator', group: 'Content' }] as never),
    ),
  } as unknown as WorkbenchWithActions;
  render(
    <Provider theme={defaultTheme}>
      <WorkbenchProvider value={bench}>
        <ComponentsPanel drag={{} as Drag} />
      </WorkbenchProvider>
    </Provider>,
  );
}

it('offers what may stand at the selection', async () => {
  show(followsNone);
  expect(await screen.findByRole('button', { name: 'Separator' })).toBeVisible();
});

it('offers nothing where another page says what stands there, and names that page', async () => {
  show({
    follows: { path: '/content/site/gb/page', title: 'Air' },
    masters: ['/content/site/gb/page'],
    isStored: false,
    nodes: { [root]: { own: [], ownChildren: false } },
  });
  expect(await screen.findByText(/Change it on “Air”/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
