/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Separator } from './Separator';
import { fixtures } from './Separator.fixtures';
import { separatorModel } from './Separator.model';

const show = (name: keyof typeof fixtures) => render(<Separator {...separatorModel.parse(fixtures[name])} />);

it('marks a change of subject for screen readers', () => {
  show('default');
  expect(screen.getByRole('separator')).toBeInTheDocument();
});

it('is hidden from screen readers if decorative', () => {
  show('decorative');
  expect(screen.queryByRole('separator')).toBeNull();
});

it('renders from a type alone, as AEM exports it', () => {
  show('as AEM exports it');
  expect(screen.getByRole('separator')).toBeInTheDocument();
});
