/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withPlainChildren } from '../../kit/show-component';
import { fixtures } from './Tabs.fixtures';
import tabs from './index';
import { mount } from './Tabs.island';

let takeOff: () => void;

function open(name: keyof typeof fixtures = 'default', hash = ''): HTMLElement {
  history.replaceState(null, '', hash || location.pathname);
  Element.prototype.scrollIntoView = jest.fn();
  const { container } = render(withPlainChildren(tabs, fixtures[name]));
  const root = container.querySelector<HTMLElement>('.cmp-tabs')!;
  takeOff = mount(root);
  return root;
}
afterEach(() => takeOff());

const selected = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);
const hidden = () =>
  [...document.querySelectorAll('.cmp-tabs__tabpanel')].map((panel) => panel.getAttribute('hidden'));

async function goTo(hash: string): Promise<void> {
  location.hash = hash;
  await waitFor(() => expect(location.hash).toBe(hash));
  await new Promise((resolve) => setTimeout(resolve, 0));
}

it('shows the panel of the clicked tab, and lets the browser’s search find the others', async () => {
  open();
  await userEvent.click(screen.getByRole('tab', { name: 'Delivery' }));
  expect(selected()).toEqual(['Delivery']);
  await waitFor(() => expect(hidden()).toEqual(['until-found', 'until-found', null]));
});

it('marks a tab first, and shows its panel once that is painted', async () => {
  open();
  await userEvent.setup({ delay: null }).click(screen.getByRole('tab', { name: 'Delivery' }));
  expect([selected(), hidden()]).toEqual([['Delivery'], [null, 'until-found', 'until-found']]);
  await waitFor(() => expect(hidden()).toEqual(['until-found', 'until-found', null]));
});

it('shows the last of two tabs that are picked quickly', async () => {
  open();
  const [, data, delivery] = screen.getAllByRole('tab');
  delivery!.click();
  data!.click();
  await waitFor(() => expect(location.hash).toBe('#tabs-1-item-item_2-tab'));
  expect(hidden()).toEqual(['until-found', null, 'until-found']);
});

it('puts the current tab into the address without a history entry', async () => {
  open();
  const steps = history.length;
  await userEvent.click(screen.getByRole('tab', { name: 'Delivery' }));
  await waitFor(() => expect(location.hash).toBe('#tabs-1-item-item_3-tab'));
  expect(history.length).toBe(steps);
});

it('moves by keyboard and shows the tab', async () => {
  open();
  screen.getByRole('tab', { name: 'Description' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Technical data' })).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(selected()).toEqual(['Delivery']);
  await userEvent.keyboard('{Home}');
  expect(selected()).toEqual(['Description']);
});

it('leaves browser shortcuts alone', async () => {
  open();
  screen.getByRole('tab', { name: 'Description' }).focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(selected()).toEqual(['Description']);
});

it('has one tab in the tab order', () => {
  open();
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

it('has only the current panel in the tab order', async () => {
  open();
  await userEvent.click(screen.getByRole('tab', { name: 'Delivery' }));
  const panels = [...document.querySelectorAll<HTMLElement>('.cmp-tabs__tabpanel')];
  await waitFor(() => expect(panels.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]));
});

it('opens the panel in the address', () => {
  open('default', '#tabs-1-item-item_2-tab');
  expect(selected()).toEqual(['Technical data']);
});

it('follows the address, back to the initial tab', async () => {
  open();
  await goTo('#tabs-1-item-item_3-tabpanel');
  expect(selected()).toEqual(['Delivery']);
  history.back();
  await waitFor(() => expect(selected()).toEqual(['Description']));
});

it('stays unchanged if the address names something elsewhere', async () => {
  open();
  await goTo('#tabs-1-item-item_3-tab');
  await goTo('#elsewhere');
  expect(selected()).toEqual(['Delivery']);
});

it('shows the panel in which the browser’s search finds something', () => {
  open();
  document
    .querySelectorAll('.cmp-tabs__tabpanel p')[1]!
    .dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(selected()).toEqual(['Technical data']);
});

it('does not affect other tabs', async () => {
  const { container } = render(withPlainChildren(tabs, fixtures['long German words']));
  open();
  await userEvent.click(screen.getByRole('tab', { name: 'Delivery' }));
  expect(container.querySelector('[aria-selected="true"]')).toHaveTextContent(
    'Druckluftaufbereitungskomponenten',
  );
});

it('removes its behaviour when unmounted', async () => {
  open();
  takeOff();
  await userEvent.click(screen.getByRole('tab', { name: 'Delivery' }));
  expect(selected()).toEqual(['Description']);
});
