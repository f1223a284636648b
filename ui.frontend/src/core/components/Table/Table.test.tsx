/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { RenderingProvider } from '../../kit/rendering';
import definition from './index';
import { Table } from './Table';
import { fixtures } from './Table.fixtures';
import { isFigure, tableModel } from './Table.model';

const show = (name: keyof typeof fixtures) =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en', renderChild: () => null }}>
      <Table {...tableModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('is named by its caption', () => {
  show('default');
  expect(screen.getByRole('table', { name: 'Car workshop, two bays' })).toBeVisible();
});

it('has column and row headers for each cell', () => {
  show('default');
  expect(screen.getByRole('columnheader', { name: 'Share of time, %' })).toBeVisible();
  const row = screen.getByRole('row', { name: 'Blow gun 260 10 26' });
  expect(within(row).getByRole('rowheader', { name: 'Blow gun' })).toBeVisible();
});

it('aligns the heading of row headers at the start, even over numbers', () => {
  const { columns } = tableModel.parse({
    columnOrder: ['hours', 'cost'],
    columns: { hours: { title: 'Hours a year' }, cost: { title: 'Cost, €' } },
    rows: [{ cells: ['2,000', '7,600'] }],
    rowHeaders: true,
  });
  expect(columns.map(({ holdsFigures }) => holdsFigures)).toEqual([false, true]);
});

it('can be scrolled by keyboard, named by its caption', () => {
  show('many columns');
  expect(screen.getByRole('group', { name: 'The range' })).toHaveAttribute('tabindex', '0');
});

it('can be scrolled by keyboard without a caption', () => {
  show('data sheet');
  expect(screen.getByRole('group', { name: 'Table, scrolls sideways' })).toBeVisible();
});

it('has no row headers if the author wants none', () => {
  show('without row headers');
  expect(screen.queryByRole('rowheader')).toBeNull();
});

it('has no header row if no column has a title', () => {
  show('without titles');
  expect(screen.queryByRole('columnheader')).toBeNull();
});

it('keeps later cells in their columns if one is missing', () => {
  show('a short row');
  expect(screen.getAllByRole('cell')).toHaveLength(3);
});

it('shows markup in a cell as text', () => {
  show('hostile HTML');
  expect(screen.getByText('<img src=x onerror="x()">')).toBeVisible();
});

it.each(['900', '1,620', '8–13', '-10', '', "1'200.5", '£10,270', '60 %'])(
  'aligns %j as a figure',
  (cell) => {
    expect(isFigure(cell)).toBe(true);
  },
);

it.each(['150 l/min', 'G ¼', '8 bar', 'M 50'])('treats %j as text', (cell) => {
  expect(isFigure(cell)).toBe(false);
});

it('renders nothing without rows', () => {
  expect(definition.isEmpty?.(tableModel.parse(fixtures.empty))).toBe(true);
});
