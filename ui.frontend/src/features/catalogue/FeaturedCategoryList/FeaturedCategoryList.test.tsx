/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { withPlainChildren } from '../../../core/kit/show-component';
import definition from './index';
import { fixtures } from './FeaturedCategoryList.fixtures';
import { featuredCategoryListModel } from './FeaturedCategoryList.model';

const show = (name: keyof typeof fixtures) => render(withPlainChildren(definition, fixtures[name])).container;

it('links each family by its name', () => {
  show('default');
  expect(screen.getByRole('link', { name: 'Screw compressors' })).toHaveAttribute(
    'href',
    '/content/ventora/gb/en/products/screw.html',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});

it('states the number of products in a family', () => {
  show('default');
  const [mobile] = screen.getAllByRole('article');
  expect(mobile).toHaveTextContent('42 products');
  expect(screen.getAllByRole('article').at(-1)).toHaveTextContent('1 product');
});

it('is one level below its title', () => {
  show('three families');
  expect(screen.getByRole('heading', { level: 3, name: 'Find your compressor' })).toBeInTheDocument();
  const cards = screen.getAllByRole('article');
  expect(within(cards[0]!).getByRole('heading', { level: 3 })).toHaveTextContent('Mobile compressors');
});

it('announces a family once, without its picture', () => {
  const container = show('default');
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelectorAll('img')).toHaveLength(6);
});

it('shows families without a page as text, without a count if unknown', () => {
  show('without pictures and pages');
  expect(screen.queryByRole('link')).toBeNull();
});

it('is empty without families', () => {
  expect(definition.isEmpty?.(featuredCategoryListModel.parse(fixtures.empty))).toBe(true);
});
