/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { withPlainChildren } from '../../../core/kit/show-component';
import definition from './index';
import { fixtures } from './CommerceExperienceFragment.fixtures';
import { commerceExperienceFragmentModel } from './CommerceExperienceFragment.model';

it('shows the fragment of the product', () => {
  const { container } = render(withPlainChildren(definition, fixtures.default));
  expect(container).toHaveTextContent('Change the oil of an M 50 after 100 hours');
});

it('is empty if the product has no fragment', () => {
  const nothing = commerceExperienceFragmentModel.parse(fixtures['no fragment for this product']);
  expect(definition.isEmpty?.(nothing)).toBe(true);
});
