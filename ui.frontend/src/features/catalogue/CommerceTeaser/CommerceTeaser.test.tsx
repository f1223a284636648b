/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { withPlainChildren } from '../../../core/kit/show-component';
import definition from './index';
import { fixtures } from './CommerceTeaser.fixtures';
import { commerceTeaserModel } from './CommerceTeaser.model';

const show = (name: keyof typeof fixtures) => render(withPlainChildren(definition, fixtures[name]));

it('links to the product and to its family', () => {
  show('default');
  expect(screen.getByRole('link', { name: 'R 7' })).toHaveAttribute(
    'href',
    '/content/ventora/gb/en/products/r-7.html',
  );
  expect(screen.getByRole('link', { name: 'All screw compressors' })).toBeInTheDocument();
});

it('omits an action whose product has no page', () => {
  show('a product without a page');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Oils']);
});

it('is empty without text and picture', () => {
  expect(definition.isEmpty?.(commerceTeaserModel.parse(fixtures.empty))).toBe(true);
});
