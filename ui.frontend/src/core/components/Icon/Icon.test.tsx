/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { withPlainChildren } from '../../kit/show-component';
import { fixtures } from './Icon.fixtures';
import definition from './index';

const show = (name: string) => render(withPlainChildren(definition, fixtures[name]));

it('says what it says', () => {
  show('default');
  expect(screen.getByRole('img', { name: 'By telephone' })).toBeVisible();
});

it('is silent where it only decorates', () => {
  show('decoration');
  expect(screen.queryByRole('img')).toBeNull();
});

it('is nothing where nobody has drawn it', () => {
  expect(definition.isEmpty?.(definition.model.parse(fixtures['an icon we do not have']))).toBe(true);
});
