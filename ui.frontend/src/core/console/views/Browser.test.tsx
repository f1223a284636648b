/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { CONSOLES } from '../../../../../shared/addresses/consoles';
import { pageColumns } from '../pages/columns';
import { itemOf } from '../pages/page-source';
import type { PageItem } from '../pages/PageItem';
import { Browser } from './Browser';
import type { Here } from './BrowserProps';
import type { ItemSource, Level } from './Item';

const names: Readonly<Record<string, readonly string[]>> = {
  '/content': ['site', 'folder'],
  '/content/site': ['alpha', 'beta', 'gamma', 'delta'],
  '/content/site/beta': ['inside'],
  '/content/many': Array.from({ length: 5000 }, (_, i) => `page-${i}`),
};
const itemAt = (parent: string, name: string) =>
  itemOf(
    parent,
    {
      name,
      title: name.toUpperCase(),
      published: true,
      ...(names[`${parent}/${name}`] && { hasChildren: true }),
      ...(name === 'folder' && { isFolder: true }),
    },
    'Article',
  );
const levelAt = (path: string): Level<PageItem> => ({
  path,
  trail: [{ path: '/content', title: 'Sites' }, ...(path === '/content' ? [] : [{ path, title: path }])],
  items: (names[path] ?? []).map((name) => itemAt(path, name)),
  isOrdered: true,
});
const source: ItemSource<PageItem> = {
  level: (path) => Promise.resolve(levelAt(path)),
  search: (_path, words) =>
    Promise.resolve(levelAt('/content/site').items.filter(({ title }) => title.includes(words))),
  changes: () => () => undefined,
};

/** jsdom has no event streams; nothing happens elsewhere here. */
class SilentStream extends EventTarget {
  close(): void {
    // Nothing is open.
  }
}

beforeAll(() => {
  Object.defineProperty(window, 'EventSource', { value: SilentStream, configurable: true });
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }), configurable: true });
  Element.prototype.scrollTo = () => undefined;
});
beforeEach(() => localStorage.clear());

async function open(address: string) {
  history.replaceState(null, '', address);
  const user = userEvent.setup();
  const state: { here?: Here<PageItem>; orders: unknown[][] } = { orders: [] };
  const { container } = render(
    <Browser
      console={CONSOLES[0]}
      source={source}
      columns={pageColumns}
      searchLabel="Search pages"
      empty={<p>Nothing here.</p>}
      actions={(here) => {
        state.here = here;
        return [];
      }}
      onOrder={(...order) => state.orders.push(order)}
    />,
  );
  const chosen = () => state.here?.targets.map(({ name }) => name);
  return { user, container, state, chosen };
}
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name.toUpperCase()) });

it('shows the columns down to the item of the address, and walks them with arrow keys', async () => {
  const { user, container, chosen } = await open('/sites.html/content/site/beta');
  const column = await screen.findByRole('listbox', { name: 'In /content/site' });
  await screen.findByRole('option', { name: /INSIDE/ });
  expect(chosen()).toEqual(['beta']);
  expect((await axe(container)).violations).toEqual([]);
  column.focus();
  await user.keyboard('{ArrowRight}');
  expect(location.pathname).toBe('/sites.html/content/site/beta/inside');
  expect(screen.getByRole('listbox', { name: 'In /content/site/beta' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(location.pathname).toBe('/sites.html/content/site/gamma');
  await user.keyboard('d');
  expect(chosen()).toEqual(['delta']);
});

it('selects rows with Space, Shift and Control+A, and nothing with Escape', async () => {
  const { user, container, chosen } = await open('/sites.html/content/site?view=list');
  const grid = await screen.findByRole('grid');
  grid.focus();
  await user.keyboard(' {Shift>}{ArrowDown}{/Shift}');
  expect(chosen()).toEqual(['alpha', 'beta']);
  expect(row('alpha')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('2 selected')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.keyboard('{Control>}a{/Control}');
  expect(chosen()).toHaveLength(4);
  await user.keyboard('{Escape}');
  expect(chosen()).toEqual(['beta']);
});

it('sorts by a column, back to the content’s order, and moves items only in that', async () => {
  const { user, state } = await open('/sites.html/content/site?view=list');
  const titles = () =>
    screen.getAllByRole('row').slice(1).map((each) => within(each).getAllByRole('gridcell')[2]!.querySelector('b')!.textContent); // prettier-ignore
  const header = await screen.findByRole('button', { name: 'Title' });
  const grid = screen.getByRole('grid');
  await user.click(header);
  expect(titles()).toEqual(['ALPHA', 'BETA', 'DELTA', 'GAMMA']);
  grid.focus();
  await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  expect(state.orders).toEqual([]);
  await user.click(header);
  await user.click(header);
  expect(titles()).toEqual(['ALPHA', 'BETA', 'GAMMA', 'DELTA']);
  grid.focus();
  await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  expect(state.orders).toEqual([['/content/site', ['/content/site/alpha'], '/content/site/gamma']]);
});

it('remembers which columns an author chose', async () => {
  const { user } = await open('/sites.html/content/site?view=list');
  await screen.findByRole('grid');
  await user.click(screen.getByLabelText('Path'));
  expect(screen.getByRole('columnheader', { name: 'Path' })).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('ventora-console-sites-columns')!)).toContain('path');
});

it('draws only some of 5,000 rows', async () => {
  await open('/sites.html/content/many?view=list');
  expect(await screen.findByRole('grid')).toHaveAttribute('aria-rowcount', '5001');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});

it('shows cards, and what a search finds', async () => {
  const { user, container } = await open('/sites.html/content/site?view=card');
  expect(await screen.findAllByRole('option')).toHaveLength(4);
  expect((await axe(container)).violations).toEqual([]);
  await user.type(screen.getByRole('searchbox', { name: 'Search pages' }), 'MMA{Enter}');
  expect(await screen.findByRole('grid', { name: 'Found: MMA' })).toHaveAttribute('aria-rowcount', '2');
  expect(location.search).toContain('q=MMA');
});

it('says that a level is empty, or why it could not be loaded', async () => {
  await open('/sites.html/content/site/alpha?view=list');
  expect(await screen.findByText('Nothing here.')).toBeVisible();
});
