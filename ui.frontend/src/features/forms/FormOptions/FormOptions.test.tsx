/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { RenderingProvider } from '../../../core/kit/rendering';
import { FormOptions } from './FormOptions';
import { fixtures } from './FormOptions.fixtures';
import { formOptionsModel } from './FormOptions.model';
import definition from './index';

const show = (name: keyof typeof fixtures) =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en', renderChild: () => null }}>
      <FormOptions {...formOptionsModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('is a group named by its legend, each box by its label', () => {
  show('default');
  const group = screen.getByRole('group', { name: 'Tools in use (optional)' });
  expect(within(group).getAllByRole('checkbox')).toHaveLength(4);
  expect(within(group).getByRole('checkbox', { name: 'Spare parts' })).not.toBeChecked();
});

it('requires one of several radio buttons, and announces why', () => {
  show('radio buttons');
  const group = screen.getByRole('radiogroup', { name: 'What is it about?' });
  expect(group).toBeRequired();
  expect(group).toHaveAccessibleDescription('So that it reaches the right desk.');
  for (const button of within(group).getAllByRole('radio')) expect(button).toBeRequired();
});

it('preselects nothing if nothing is selected', () => {
  show('drop-down');
  const list = screen.getByRole('combobox', { name: 'Country' });
  expect(list).toHaveDisplayValue('Please choose');
  expect(list).toHaveValue('');
  expect(list).toBeRequired();
});

it('shows the current choice', () => {
  show('drop-down with a choice made');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Germany');
  expect(screen.queryByText('Please choose')).toBeNull();
});

it('accepts several choices from a list', () => {
  show('several of a list');
  expect(screen.getByRole('listbox')).toHaveValue(['austria', 'france']);
});

it('requires a single checkbox to be ticked, but never all of several', () => {
  show('one box');
  expect(screen.getByRole('checkbox')).toBeRequired();
  document.body.replaceChildren();
  show('boxes of which one is wanted');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeRequired();
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Please tick at least one.');
});

it('connects an error to a control that can be focused', () => {
  show('nothing chosen of radio buttons');
  expect(screen.getByRole('radiogroup')).toBeInvalid();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
    'So that it reaches the right desk. What is it about: please choose an option.',
  );
  document.body.replaceChildren();
  show('box not ticked');
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('We may not answer without it.');
});

it('keeps disabled options from being chosen', () => {
  show('one option disabled, one chosen');
  expect(screen.getByRole('radio', { name: 'Collected in Coventry' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'By lorry' })).toBeChecked();
});

it('is empty without options', () => {
  expect(definition.isEmpty?.(formOptionsModel.parse(fixtures['0 options']))).toBe(true);
});
