/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { showProduct as show } from '../show-product';

it('draws a machine’s curve with the numbers of its points, and says the same in a table', () => {
  show('variable speed');
  const drawn = screen.getByRole('img', { name: 'Power at part load' });
  for (const number of ['330', '7.88', '1,120', '7.50']) expect(drawn).toHaveTextContent(number);
  const table = screen.getByRole('table', { name: /^R 7 takes least power for its air at 780\sl\/min/ });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Free air delivery, l/min', 'Specific power, kW/(m³/min)', 'Package power, kW']);
  expect(within(table).getByRole('row', { name: '780 7.31 5.7' })).toBeVisible();
});

it('draws within its frame, the highest point at the top', () => {
  const { container } = show('default');
  const places = [...container.querySelectorAll('.cmp-product__chart circle')].map((dot) =>
    ['cx', 'cy'].map((name) => Number(dot.getAttribute(name))),
  );
  // 1,120 l/min at 8 bar, 1,000 l/min at 10 bar.
  expect(places).toEqual([
    [26, 46],
    [334, 57],
  ]);
});

it('shows American readers the curve in their units', () => {
  show('variable speed', 'en-US');
  expect(screen.getByRole('columnheader', { name: 'Free air delivery, cfm' })).toBeVisible();
});

it('draws nothing for a product without a curve', () => {
  show('one picture, one version');
  expect(screen.queryByRole('table')).toBeNull();
});
