/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Separator } from './Separator';
import { fixtures } from './Separator.fixtures';
import { separatorModel } from './Separator.model';

const show = (name: keyof typeof fixtures) => render(<Separator {...separatorModel.parse(fixtures[name])} />);

it('tells screen readers that the subject changes', () => {
  show('default');
  expect(screen.getByRole('separator')).toBeInTheDocument();
});

it('is silent where it is decoration', () => {
  show('decorative');
  expect(screen.queryByRole('separator')).toBeNull();
});

it('stands with nothing but a type, as AEM exports it', () => {
  show('as AEM exports it');
  expect(screen.getByRole('separator')).toBeInTheDocument();
});
