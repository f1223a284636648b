/** @jest-environment jsdom */
import { defaultTheme, Provider } from '@adobe/react-spectrum';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAllowedComponents } from '../selection/picker/allowed-components';
import { locksOf } from '../selection/actions/locks';
import { root, treeOf } from '../selection/testing';
import { WorkbenchProvider, type WorkbenchWithActions } from '../selection/Workbench';
import { noInheritance, type Inheritance } from '../sling/inheritance';
import { ComponentsPanel } from './ComponentsPanel';
import type { Drag } from './create-drag';
import { partly } from '../../../../../shared/testing/partly';

const section = { title: 'Hours', description: '', by: '', at: '' };
const mockKnown = {
  folder: '',
  mayWrite: true,
  sections: [
    { ...section, path: '/content/sections/site/hours', types: ['x/Text'] },
    { ...section, title: 'Album', path: '/content/sections/site/album', types: ['x/Image'] },
  ],
};
jest.mock('../sections/use-sections', () => ({
  useSections: () => ({ known: mockKnown, error: undefined, load() {} }),
}));

function show(inheritance: Inheritance) {
  const [tree, selected] = [treeOf(['text']), { paths: [`${root}/text`] }];
  const still = <Value,>(value: Value) => ({ get: () => value, subscribe: () => () => undefined });
  const bench = partly<WorkbenchWithActions>({
    tree: still(tree),
    selection: still(selected),
    titleOf: () => 'Container',
    shell: { manageSections() {} },
    session: { pagePath: '/content/site/page' },
    locks: locksOf(inheritance),
    allowed: createAllowedComponents(() =>
      Promise.resolve(
        ['Separator', 'Text', 'Title'].map((title) => ({
          resourceType: `x/${title}`,
          title,
          group: 'Content',
        })) as never,
      ),
    ),
  });
  render(
    <Provider theme={defaultTheme}>
      <WorkbenchProvider value={bench}>
        <ComponentsPanel drag={{} as Drag} />
      </WorkbenchProvider>
    </Provider>,
  );
}

it('offers the components allowed at the selection', async () => {
  show(noInheritance);
  expect(await screen.findByRole('button', { name: 'Separator' })).toBeVisible();
});

it.each([
  ['title', 'Title', /section|called/],
  ['hours', 'Hours', /called|does not take/],
])('says what is not found only if nothing is: %s', async (search, found, missing) => {
  show(noInheritance);
  await screen.findByRole('button', { name: 'Hours' });
  await userEvent.type(screen.getByRole('searchbox'), search);
  expect(screen.getByRole('button', { name: found })).toBeVisible();
  expect(screen.queryByText(missing)).toBeNull();
});

it.each([
  ['nowhere', 'No component or section is called “nowhere”.'],
  ['album', '1 section has components that Container does not take.'],
])('says why nothing is offered for a search: %s', async (search, why) => {
  show(noInheritance);
  await screen.findByRole('button', { name: 'Hours' });
  await userEvent.type(screen.getByRole('searchbox'), search);
  expect(screen.getAllByText(/section/)[0]).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
});

it('offers nothing in a place inherited from another page, and names that page', async () => {
  show({
    follows: { path: '/content/site/gb/page', title: 'Air' },
    masters: ['/content/site/gb/page'],
    isStored: false,
    nodes: { [root]: { own: [], ownChildren: false } },
  });
  expect(await screen.findByText(/Change it on “Air”/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is a tab stop for the components and one for the sections, with arrow keys between components', async () => {
  show(noInheritance);
  const separator = await screen.findByRole('button', { name: 'Separator' });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('searchbox'));
  await user.tab();
  expect(separator).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Title' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Hours' })).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Title' })).toHaveFocus();
});
