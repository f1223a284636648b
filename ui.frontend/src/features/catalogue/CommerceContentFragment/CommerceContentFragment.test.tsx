/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { withPlainChildren } from '../../../core/kit/show-component';
import definition from './index';
import { fixtures } from './CommerceContentFragment.fixtures';
import { commerceContentFragmentModel } from './CommerceContentFragment.model';

it('shows the fragment of the product', () => {
  render(withPlainChildren(definition, fixtures.default));
  expect(screen.getByRole('heading', { name: 'Looking after the M 50' })).toBeInTheDocument();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'First oil change',
    'Then',
    'Oil',
    'Every day',
  ]);
});

it('is empty if the product has no fragment', () => {
  const nothing = commerceContentFragmentModel.parse(fixtures['no fragment for this product']);
  expect(definition.isEmpty?.(nothing)).toBe(true);
});
