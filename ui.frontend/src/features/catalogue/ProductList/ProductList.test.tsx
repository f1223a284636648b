/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { RenderingProvider } from '../../../core/kit/rendering';
import definition from './index';
import { ProductList } from './ProductList';
import { fixtures } from './ProductList.fixtures';
import { productListModel } from './ProductList.model';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <ProductList {...productListModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('shows each product with its order number, figures and a link', () => {
  show('default');
  const [first] = screen.getAllByRole('article');
  expect(within(first!).getByRole('link', { name: 'M 50' })).toHaveAttribute(
    'href',
    expect.stringContaining('m-50'),
  );
  expect(within(first!).getByText('Order no. V-1050-00')).toBeVisible();
  expect(within(first!).getByText('170 l/min')).toBeVisible();
});

it('indicates versions, and shows how to order on one line', () => {
  show('default');
  const number = screen.getByText('Order no. V-3007');
  expect(number).toHaveClass('unbroken');
  expect(number.parentElement).toHaveTextContent('Order no. V-3007 · 2 versions');
});

it('states the number of products', () => {
  show('one product');
  expect(screen.getByText('1 product')).toBeVisible();
});

it('states which products are shown', () => {
  show('a page in the middle', 'de-DE');
  expect(screen.getByText('97 bis 108 von 200 Produkten')).toBeVisible();
});

it('links to the neighbouring, first and last pages', () => {
  show('a page in the middle');
  const pages = within(screen.getByRole('navigation', { name: 'Pages of products' }));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Previous page',
    'Page 1',
    'Page 8',
    'Page 9',
    'Page 10',
    'Page 17',
    'Next page',
  ]);
  expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 9');
});

it('has no link beyond the last page', () => {
  show('the last page');
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});

it('shows the current order and its direction', () => {
  show('default');
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Motor power (ascending)');
});

it('says that a family has no products', () => {
  show('a family without products');
  expect(screen.getByText('There are no products here at the moment.')).toBeVisible();
});

it('is empty without a family or products', () => {
  const isEmpty = (name: keyof typeof fixtures) =>
    definition.isEmpty?.(productListModel.parse(fixtures[name]));
  expect(isEmpty('empty')).toBe(true);
  expect(isEmpty('a family without products')).toBe(false);
});
