/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FormButton } from './FormButton';
import { fixtures } from './FormButton.fixtures';
import { formButtonModel } from './FormButton.model';
import definition from './index';

const show = (name: keyof typeof fixtures) =>
  render(<FormButton {...formButtonModel.parse(fixtures[name])} />);

it('sends the form', () => {
  show('default');
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).toHaveAttribute('type', 'submit');
  expect(button).not.toHaveAttribute('name');
});

it('says which of several was pressed', () => {
  show('tells that it was pressed');
  expect(screen.getByRole('button')).toHaveAttribute('name', 'do');
  expect(screen.getByRole('button')).toHaveValue('draft');
});

it('sends nothing where a script is to listen', () => {
  show('for a script');
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

it('is empty without words', () => {
  expect(definition.isEmpty?.(formButtonModel.parse(fixtures.empty))).toBe(true);
});
