/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { withPlainChildren } from '../../kit/show-component';
import definition from './index';
import { fixtures } from './Link.fixtures';

const show = (name: keyof typeof fixtures) => render(withPlainChildren(definition, fixtures[name]));

it('keeps the query of its target', () => {
  show('with a tooltip');
  const link = screen.getByRole('link', { name: 'See the whole range' });
  expect(link).toHaveAttribute('href', '/content/ventora/gb/en/products.html?sort=power');
  expect(link).toHaveAttribute('title', 'All compressors, sorted by power');
});

it.each([
  ['document', 'Manual of the S 270 PDF'],
  ['image', 'Press picture JPG'],
] as const)('identifies a %s file', (fixture, name) => {
  show(fixture);
  expect(screen.getByRole('link').textContent).toBe(name.replace(/ (?=[A-Z]{3}$)/, ''));
});

it('renders no link for an executable address', () => {
  expect(definition.isEmpty?.(definition.model.parse(fixtures['hostile address']))).toBe(true);
});
