/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { withPlainChildren } from '../../kit/show-component';
import { fixtures } from './ContentFragment.fixtures';
import definition from './index';

const show = (name: keyof typeof fixtures) => render(withPlainChildren(definition, fixtures[name]));

it('labels each value, and formats it for the reader', () => {
  show('default');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Free air delivery',
    'Motor power, kW',
    'Built since',
    'Voltages',
    'With dryer',
    'Note',
  ]);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(values).toEqual([
    '1.0 m³/min at 8 bar',
    '7.5',
    'March 1, 2024',
    '400 V230 V',
    '✓',
    'Needs no separate room: 66 dB(A).',
  ]);
});

it('omits empty values, but not zero', () => {
  show('elements without a value');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['C']);
});

it('places components between the paragraphs of a text', () => {
  const { container } = show('one text with a component between');
  expect(container).toHaveTextContent(
    'A 3 mm hole costs as much as a small car.<p>Between the paragraphs.</p>It hisses day and night.',
  );
});

it('removes everything executable from hostile HTML', () => {
  const { container } = show('hostile HTML');
  expect(container.innerHTML).not.toMatch(/<script|onclick/);
});
