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

it('shows a product without a page as text', () => {
  show('below another heading');
  expect(screen.queryByRole('link')).toBeNull();
});

it('is empty without products, with or without a title', () => {
  expect(definition.isEmpty?.(relatedProductsModel.parse(fixtures.empty))).toBe(true);
});
