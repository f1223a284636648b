/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { withPlainChildren } from '../../kit/show-component';
import definition from './index';
import { fixtures } from './TeaserList.fixtures';

const show = (name: keyof typeof fixtures) => render(withPlainChildren(definition, fixtures[name]));

it('lists its teasers in order', () => {
  show('default');
  const list = screen.getByRole('list');
  expect(within(list).getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Mobile compressors',
    'Stationary compressors',
    'Screw compressors',
  ]); // prettier-ignore
});

it('has a heading if it has a title', () => {
  show('default');
  expect(screen.getByRole('heading', { level: 2, name: 'Solutions' })).toBeVisible();
});

it('shows as many in a row as its author wants', () => {
  const { container } = show('four in a row');
  expect(container.firstChild).toHaveClass('cmp-teaserlist--columns-4');
});
