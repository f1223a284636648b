/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { keepCompared, readCompared } from '../kit/choosing/kept';
import { RenderingProvider } from '../../../core/kit/rendering';
import { Comparison } from './Comparison';
import { fixtures } from './Comparison.fixtures';
import { mount } from './Comparison.island';
import { comparisonModel } from './Comparison.model';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <Comparison {...comparisonModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

const row = (name: RegExp) => screen.getByRole('row', { name });
const values = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows the figures of each product in its column, in groups', () => {
  show('four products');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Product',
    'M 50',
    'M 100 Twin',
    'S 270',
    'R 7',
  ]);
  expect(screen.getAllByRole('rowgroup').length).toBeGreaterThan(3);
  expect(values(/^Free air delivery/)).toEqual([
    '170\u00a0l/min',
    '255\u00a0l/min',
    '470\u00a0l/min',
    '1,120\u00a0l/min',
  ]);
  expect(values(/^Tank/)[3]).toBe('–not stated');
});

it('says in words whether a figure differs', () => {
  show('default');
  expect(row(/^Motor power \(differs\)/)).toBeVisible();
  expect(screen.queryByRole('row', { name: /^Voltage \(differs\)/ })).toBeNull();
});

it('hides equal figures if only differences are wanted', () => {
  show('only differences');
  expect(screen.queryByRole('row', { name: /^Voltage/ })).toBeNull();
  expect(row(/^Motor power/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Only differences' })).toHaveAttribute('aria-current', 'true');
});

it('says so if nothing differs', () => {
  show('nothing differs');
  expect(screen.getByText('The figures of these products do not differ.')).toBeVisible();
});

it('shows figures in the requested units', () => {
  show('in US units');
  expect(values(/^Max. pressure/)).toEqual(['145\u00a0psi', '145\u00a0psi']);
});

it('marks the best value of machines of the same line, if more or less is better for everybody', () => {
  show('default');
  expect(values(/^Sound pressure/)).toEqual(['77\u00a0dB(A)Best', '79\u00a0dB(A)']);
  expect(values(/^Motor power/).join()).not.toContain('Best');
  expect(values(/^Duty cycle/).join()).not.toContain('Best');
});

it('marks no best value for machines of different lines', () => {
  show('four products');
  expect(screen.queryByText('Best')).toBeNull();
});

it('reports unknown and surplus products', () => {
  show('unknown and too many', 'de-DE');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('„V-4711“ steht nicht oder nicht mehr in unserem Katalog.');
  expect(alert).toHaveTextContent('höchstens 4 Produkte Platz: „V-2351-00“ wurde weggelassen.');
});

it('adds products with a form, and removes them with links', () => {
  show('default');
  const form = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name or order number' }).form!;
  expect(new FormData(form).getAll('p')).toEqual(['V-1050-00', 'V-1100-00', '']);
  expect(screen.getByRole('link', { name: 'Take out: M 50' })).toBeVisible();
});

describe('the comparison stored in the browser', () => {
  afterEach(() => {
    localStorage.clear();
    history.replaceState(null, '', '/');
  });

  it('is updated from the address', () => {
    history.replaceState(null, '', '/products/compare?p=V-1050-00&p=V-1100-00');
    keepCompared(['V-9']);
    mount(show('default').container.querySelector<HTMLElement>('.cmp-comparison')!);
    expect(readCompared()).toEqual(['V-1050-00', 'V-1100-00']);
  });

  it('is empty once the last product is removed', () => {
    history.replaceState(null, '', '/products/compare?p=');
    keepCompared(['V-9']);
    mount(show('empty').container.querySelector<HTMLElement>('.cmp-comparison')!);
    expect(readCompared()).toEqual([]);
  });
});
