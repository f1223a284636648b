/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import definition from './index';
import { Button } from './Button';
import { fixtures } from './Button.fixtures';
import { buttonModel } from './Button.model';

const show = (name: keyof typeof fixtures) => render(<Button {...buttonModel.parse(fixtures[name])} />);

it('is a link if it has a target', () => {
  show('default');
  expect(screen.getByRole('link', { name: 'Find a dealer' })).toHaveAttribute(
    'href',
    expect.stringContaining('dealer-finder'),
  );
});

it('is a button if it has no target', () => {
  show('without a link');
  expect(screen.getByRole('button', { name: 'Compare' })).toBeEnabled();
});

it('has no link while disabled', () => {
  show('disabled with a link');
  expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(screen.queryByRole('link')).toBeNull();
});

it('has a name even if it shows only an icon', () => {
  show('icon alone');
  expect(screen.getByRole('button', { name: 'Add to comparison' })).toBeVisible();
});

it('has no icon if the icon is unknown', () => {
  const { container } = show('an icon we do not have');
  expect(screen.getByRole('link', { name: 'Download' })).toBeVisible();
  expect(container.querySelector('svg')).toBeNull();
});

it.each([
  ['arrow crossing to the right', 'On to the figures'],
  ['arrow crossing from the left', 'Back to the range'],
] as const)('places the arrow in reading direction: %s', (fixture, name) => {
  show(fixture);
  const parts = [...screen.getByRole('link', { name }).children].map((part) =>
    part.className.includes('icon'),
  );
  expect(parts).toEqual(fixture.endsWith('right') ? [false, true] : [true, false]);
});

it('is empty without text and a named icon', () => {
  expect(definition.isEmpty?.(buttonModel.parse(fixtures.empty))).toBe(true);
  expect(definition.isEmpty?.(buttonModel.parse({ icon: 'plus' }))).toBe(true);
});
