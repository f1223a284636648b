/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RenderingProvider } from '../../../core/kit/rendering';
import definition from './index';
import { ProductTeaser } from './ProductTeaser';
import { fixtures } from './ProductTeaser.fixtures';
import { productTeaserModel } from './ProductTeaser.model';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <ProductTeaser {...productTeaserModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('links to the product by its name', () => {
  show('default');
  expect(screen.getByRole('link', { name: 'See figures and versions: M 50' })).toHaveAttribute(
    'href',
    '/content/ventora/gb/en/products/m-50.html',
  );
});

it('uses its author’s button text', () => {
  show('words of its own');
  expect(screen.getByRole('link', { name: 'See both versions: R 7' })).toBeVisible();
});

it('shows three figures in the reader’s units', () => {
  show('default');
  expect(figures()).toEqual(['170\u00a0l/min', '10\u00a0bar', '1.5\u00a0kW']);
});

it('shows US units to readers in the United States', () => {
  show('default', 'en-US');
  expect(figures()).toEqual(['6\u00a0cfm', '145\u00a0psi', '2\u00a0hp']);
});

it('shows a product without a page as text', () => {
  show('without page');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('heading', { name: 'M 100 Twin' })).toBeVisible();
});

it('shows markup in a name as text', () => {
  show('hostile HTML');
  expect(screen.getByRole('heading', { name: '<img src=x onerror="x()">' })).toBeVisible();
});

it('is empty without a product', () => {
  expect(definition.isEmpty?.(productTeaserModel.parse(fixtures.empty))).toBe(true);
});
