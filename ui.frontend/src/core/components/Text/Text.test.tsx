/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import definition from './index';
import { Text } from './Text';
import { fixtures } from './Text.fixtures';
import { textModel } from './Text.model';

const show = (name: keyof typeof fixtures) => render(<Text {...textModel.parse(fixtures[name])} />);

it('shows the author’s formatting', () => {
  show('article');
  expect(screen.getByRole('heading', { level: 2, name: 'What a duty cycle is' })).toBeVisible();
  expect(screen.getByRole('link', { name: '24 minutes of rest' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Duty cycles' })).toBeVisible();
});

it('shows plain text as written, including markup', () => {
  show('plain');
  expect(screen.getByText('Measured to ISO 1217 <at the pressure we state>.')).toBeVisible();
});

it('treats the SDK’s empty value as “not rich”', () => {
  show('plain as the SPA SDK hands it on');
  expect(screen.getByText('Oil-free.').tagName).toBe('P');
});

it('keeps the words of hostile HTML, but nothing executable', () => {
  const { container } = show('hostile HTML');
  expect(container).toHaveTextContent('Dry air');
  expect(container.innerHTML).not.toMatch(/script|onclick|onerror|javascript:/);
});

it('is empty without text', () => {
  expect(definition.isEmpty?.(textModel.parse(fixtures.empty))).toBe(true);
});
