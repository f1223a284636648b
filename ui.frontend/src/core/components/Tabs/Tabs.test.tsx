/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { withPlainChildren } from '../../kit/show-component';
import { fixtures } from './Tabs.fixtures';
import tabs from './index';

const show = (name: keyof typeof fixtures) => render(withPlainChildren(tabs, fixtures[name]));
const selected = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);

it('shows the first panel at first', () => {
  show('default');
  expect(selected()).toEqual(['Description']);
});

it('shows the panel that its author chose at first', () => {
  show('third panel first');
  expect(selected()).toEqual(['Delivery']);
  expect(screen.getByRole('tablist', { name: 'Details of the M 50' })).toBeInTheDocument();
});

it('names each panel after its tab', () => {
  show('default');
  expect(screen.getByRole('tabpanel', { name: 'Technical data' })).toHaveTextContent('Free air delivery');
});

it('keeps a panel’s anchor when its title changes', () => {
  show('default');
  expect(screen.getByRole('tab', { name: 'Description' })).toHaveAttribute('id', 'tabs-1-item-item_1-tab');
});

it('makes anchors without blanks or colons from any node name', () => {
  show('node names with blanks');
  expect(screen.getAllByRole('tab').map(({ id }) => id)).toEqual([
    'tabs-8-item-panel-one-tab',
    'tabs-8-item-cq-two-tab',
  ]);
});

it('has a heading above each panel, for when they are stacked', () => {
  const { container } = show('default');
  expect(
    [...container.querySelectorAll('h2.cmp-tabs__heading')].map((heading) => heading.textContent),
  ).toEqual(['Description', 'Technical data', 'Delivery']);
});

it('names a panel without a title by its node name', () => {
  show('without titles');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['item_1', 'item_2']);
});
