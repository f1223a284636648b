/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RenderingProvider } from '../../../core/kit/rendering';
import definition from './index';
import { RelatedProducts } from './RelatedProducts';
import { fixtures } from './RelatedProducts.fixtures';
import { relatedProductsModel } from './RelatedProducts.model';

const show = (name: keyof typeof fixtures) =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
      <RelatedProducts {...relatedProductsModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('is a section named by its title', () => {
  show('default');
  expect(screen.getByRole('region', { name: 'Related machines' })).toBeVisible();
});

it('has product headings one level below its title', () => {
  show('three products');
  expect(screen.getByRole('heading', { level: 2, name: 'Related machines' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

it('says of each in what it differs from the product that the page shows, and which is the next in size', () => {
  show('default');
  const cards = screen
    .getAllByRole('article')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(cards[0]).toContain('33 % less air, 0.70 kW less power, tank 50 l smaller');
  // The product itself: nothing differs.
  expect(cards[1]).not.toMatch(/less air|more air|as much air/i);
  expect(cards[2]).toContain('One size up: 84 % more air, 1.8 kW more power, tank 170 l larger');
});

it('keeps a product’s description below what distinguishes it', () => {
  show('default');
  expect(screen.getAllByText(/^Cast-iron pump/)).toHaveLength(4);
});

it('compares nothing where no product is shown', () => {
  show('three products');
  expect(document.querySelector('strong')).toBeNull();
});

it('shows a product without a page as text', () => {
  show('below another heading');
  expect(screen.queryByRole('link')).toBeNull();
});

it('is empty without products, with or without a title', () => {
  expect(definition.isEmpty?.(relatedProductsModel.parse(fixtures.empty))).toBe(true);
});
