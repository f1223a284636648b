/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { withPlainChildren } from '../../../core/kit/show-component';
import definition from './index';
import { fixtures } from './CategoryCarousel.fixtures';
import { categoryCarouselModel } from './CategoryCarousel.model';

const show = (name: keyof typeof fixtures) =>
  render(withPlainChildren(definition, fixtures[name])).container.querySelector<HTMLElement>(
    '.cmp-carousel',
  )!;

it('links each family by its name, in a track with arrows', () => {
  const root = show('default');
  expect(within(root).getAllByRole('link')).toHaveLength(6);
  expect(within(root).getByRole('link', { name: 'Silent compressors' })).toHaveAttribute(
    'href',
    '/content/ventora/gb/en/products/silent.html',
  );
  expect(within(root).getByRole('button', { name: 'Go to last slide' })).toBeInTheDocument();
});

it('is a carousel named by its title', () => {
  show('default');
  expect(screen.getByRole('region', { name: 'Find your compressor' })).toBeInTheDocument();
});

it('shows four families on a wide page unless its author wants fewer', () => {
  expect(show('default')).toHaveAttribute('data-per-page', '4');
  expect(show('two in view')).toHaveAttribute('data-per-page', '2');
});

it('is empty without families', () => {
  expect(definition.isEmpty?.(categoryCarouselModel.parse(fixtures.empty))).toBe(true);
});
