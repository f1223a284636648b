/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { withPlainChildren } from '../../../core/kit/show-component';
import definition from './index';
import { fixtures } from './CommerceNavigation.fixtures';
import { commerceNavigationModel } from './CommerceNavigation.model';

const show = (name: keyof typeof fixtures) => render(withPlainChildren(definition, fixtures[name]));

it('links to the families and marks the current one', () => {
  show('default');
  expect(screen.getByRole('navigation', { name: 'Catalogue' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Piston');
});

it('shows a family without a page as text', () => {
  show('default');
  expect(screen.queryByRole('link', { name: 'Fixed speed' })).toBeNull();
  expect(screen.getByText('Fixed speed')).toBeInTheDocument();
});

it('is empty without families', () => {
  expect(definition.isEmpty?.(commerceNavigationModel.parse(fixtures.empty))).toBe(true);
});
