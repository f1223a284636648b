/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RenderingProvider } from '../../kit/rendering';
import { ProgressBar } from './ProgressBar';
import { fixtures } from './ProgressBar.fixtures';
import { progressBarModel } from './ProgressBar.model';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <ProgressBar {...progressBarModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('shows the progress visually and to screen readers', () => {
  show('default');
  expect(screen.getByRole('progressbar', { name: '60% completed' })).toHaveAttribute('value', '60');
  expect(screen.getByText('40% remaining')).toBeVisible();
});

it('shows the current step of a sequence', () => {
  show('in steps', 'de-DE');
  expect(screen.getByRole('progressbar', { name: 'Schritt 2 von 4' })).toHaveAttribute('value', '2');
  expect(
    screen.getAllByRole('listitem').map((step) => [step.textContent, step.getAttribute('aria-current')]),
  ).toEqual([
    ['Find the size', null],
    ['Compare', 'step'],
    ['Ask', null],
    ['Our answer', null],
  ]);
});

it('formats percentages for the reader', () => {
  const { container } = show('a fraction', 'de-DE');
  expect(container).toHaveTextContent('33,3 %66,7 % verbleiben');
});

it.each([
  ['more than all', '100'],
  ['through the SDK', '0'],
] as const)('shows %s as %s', (name, value) => {
  show(name);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', value);
});
