/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { withPlainChildren } from '../../kit/show-component';
import definition from './index';
import { fixtures } from './Table.fixtures';
import { mount } from './Table.island';

let takeOff: () => void;

beforeEach(() => {
  const { container } = render(withPlainChildren(definition, fixtures.sortable));
  document.documentElement.lang = 'en-GB';
  takeOff = mount(container.querySelector<HTMLElement>('.cmp-table')!);
});
afterEach(() => takeOff());

const press = (name: string) => screen.getByRole('button', { name }).click();
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const sortedBy = () =>
  screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort') ?? 'none');

const authored = ['R 15 T', 'M 50', 'S 270', 'S 500'];

it('keeps the authored order until a visitor sorts', () => {
  expect(names()).toEqual(authored);
  expect(sortedBy()).toEqual(['none', 'none', 'none', 'none']);
});

it('sorts ascending, then descending, then as authored', () => {
  press('Free air delivery');
  expect(names()).toEqual(['M 50', 'S 270', 'R 15 T', 'S 500']);
  expect(sortedBy()).toEqual(['none', 'ascending', 'none', 'none']);
  press('Free air delivery');
  expect(names()).toEqual(['R 15 T', 'S 270', 'M 50', 'S 500']);
  expect(sortedBy()).toEqual(['none', 'descending', 'none', 'none']);
  press('Free air delivery');
  expect(names()).toEqual(authored);
  expect(sortedBy()).toEqual(['none', 'none', 'none', 'none']);
});

it('starts again with ascending order for another column', () => {
  press('Free air delivery');
  press('Model');
  expect(names()).toEqual(['M 50', 'R 15 T', 'S 270', 'S 500']);
  expect(sortedBy()).toEqual(['ascending', 'none', 'none', 'none']);
});

it('has no button on columns that cannot be sorted', () => {
  expect(screen.queryByRole('button', { name: 'Drive' })).toBeNull();
});

it('stops sorting when unmounted', () => {
  takeOff();
  press('Model');
  expect(names()).toEqual(authored);
});
