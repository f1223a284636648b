/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { withPlainChildren } from '../../../core/kit/show-component';
import definition from './index';
import { fixtures } from './ProductCarousel.fixtures';
import { productCarouselModel } from './ProductCarousel.model';

const show = (name: keyof typeof fixtures) =>
  render(withPlainChildren(definition, fixtures[name])).container.querySelector<HTMLElement>(
    '.cmp-carousel',
  )!;

it('links each product by its name', () => {
  show('default');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'M 24 Silent',
    'M 50',
    'M 100',
    'S 270',
    'R 7',
    'R 15 T',
  ]);
});

it('is a carousel named by its title', () => {
  show('default');
  const region = screen.getByRole('region', { name: 'Others look at these' });
  expect(region).toHaveAttribute('aria-roledescription', 'Carousel');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Others look at these');
  expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(6);
});

it.each([
  ['two in view', '2'],
  ['three in view', '3'],
  ['four in view', '4'],
] as const)('shows %s, with arrows and without bullets', (name, perPage) => {
  const root = show(name);
  expect(root).toHaveAttribute('data-per-page', perPage);
  expect(within(root).getByRole('button', { name: 'Next slide' })).toBeInTheDocument();
  expect(within(root).queryByRole('button', { name: /Go to slide/ })).toBeNull();
});

it('never shows fewer than two or more than four on a wide page', () => {
  expect([0, 1, 9].map((perPage) => productCarouselModel.parse({ id: 'a', perPage }).perPage)).toEqual([
    2, 2, 4,
  ]);
});

it('needs no arrows if all products are visible, and no script for one', () => {
  expect(show('all in view')).toHaveClass('cmp-carousel--fits-3');
  expect(show('one product')).not.toHaveAttribute('data-island');
});

it('shows products without a page as text', () => {
  show('without pictures and pages');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('heading', { name: 'R 7' })).toBeInTheDocument();
});

it('is empty without products', () => {
  expect(definition.isEmpty?.(productCarouselModel.parse(fixtures.empty))).toBe(true);
});
