/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { withPlainChildren } from '../../kit/show-component';
import { fixtures } from './ContentFragmentList.fixtures';
import definition from './index';

const show = (name: keyof typeof fixtures) => render(withPlainChildren(definition, fixtures[name]));

it('shows each fragment of a list under its title', () => {
  show('default');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'R 7',
    'R 15 T',
  ]);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('shows fragments with hardly any content', () => {
  show('fragments without elements');
  expect(screen.getByText('Later')).toBeVisible();
  expect(screen.queryByRole('term')).toBeNull();
});
