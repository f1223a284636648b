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

it('sends which of several buttons was pressed', () => {
  show('tells that it was pressed');
  expect(screen.getByRole('button')).toHaveAttribute('name', 'do');
  expect(screen.getByRole('button')).toHaveValue('draft');
});

it('sends nothing if it is meant for a script', () => {
  show('for a script');
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

it('is empty without text', () => {
  expect(definition.isEmpty?.(formButtonModel.parse(fixtures.empty))).toBe(true);
});
