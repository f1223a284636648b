/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { withPlainChildren } from '../../kit/show-component';
import { fixtures } from './Icon.fixtures';
import definition from './index';

const show = (name: string) => render(withPlainChildren(definition, fixtures[name]));

it('has an accessible name', () => {
  show('default');
  expect(screen.getByRole('img', { name: 'By telephone' })).toBeVisible();
});

it('is hidden from screen readers if decorative', () => {
  show('decoration');
  expect(screen.queryByRole('img')).toBeNull();
});

it('is empty if unknown', () => {
  expect(definition.isEmpty?.(definition.model.parse(fixtures['an icon we do not have']))).toBe(true);
});
