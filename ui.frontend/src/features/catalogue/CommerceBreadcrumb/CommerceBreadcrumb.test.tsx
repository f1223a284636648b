/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { withPlainChildren } from '../../../core/kit/show-component';
import definition from './index';
import { fixtures } from './CommerceBreadcrumb.fixtures';
import { commerceBreadcrumbModel } from './CommerceBreadcrumb.model';

const show = (name: keyof typeof fixtures) => render(withPlainChildren(definition, fixtures[name]));

it('leads from home through the families to the product', () => {
  show('default');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Home',
    'Products',
    'Mobile',
    'Piston',
    'M 50',
  ]);
  expect(screen.getByText('M 50').closest('li')).toHaveAttribute('aria-current', 'page');
});

it('shows a family without a page as text', () => {
  show('a family without a page');
  expect(screen.queryByRole('link', { name: 'Fixed speed' })).toBeNull();
  expect(screen.getByText('Fixed speed')).toBeInTheDocument();
});

it('is empty without ancestors', () => {
  expect(definition.isEmpty?.(commerceBreadcrumbModel.parse(fixtures.empty))).toBe(true);
});
