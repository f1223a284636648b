/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { withPlainChildren } from '../../../core/kit/show-component';
import { fixtures } from './Configurator.fixtures';
import definition from './index';

const show = (fixture: keyof typeof fixtures, mode: 'disabled' | 'edit' = 'disabled') =>
  render(withPlainChildren(definition, fixtures[fixture], mode));

it('keeps what cannot be chosen in view, with its reason and the way out', () => {
  show('default');
  const none = screen.getByRole('radio', { name: /No dryer/ });
  expect(none).toBeDisabled();
  expect(none).toHaveAccessibleDescription(/Water class 4 needs a dryer/);
  expect(screen.getByRole('link', { name: 'Change What the air is for to have it' })).toHaveAttribute(
    'href',
    expect.stringContaining('machine=V-3015'),
  );
});

it('says a reason once for several options, and names a machine that can have one', () => {
  show('default');
  expect(screen.getAllByText(/Too small/)).toHaveLength(1);
  expect(screen.getByRole('radio', { name: /^150.l$/ })).toHaveAccessibleDescription(/Too small/);
  fireEvent.click(screen.getByText('Drive and supply'));
  expect(screen.getByRole('link', { name: 'R 11 can have it' })).toBeVisible();
});

it('folds what nothing was chosen in, and opens what was changed or taken out', () => {
  const openGroups = () =>
    [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
  const { unmount } = show('default');
  expect(openGroups()).toEqual(['The airPainting · Refrigeration dryer', 'FinishRAL 7016 anthracite grey']);
  expect(screen.getByText('Drive and supply').closest('summary')).toHaveTextContent('As standard');
  unmount();
  show('in US units, one choice taken out');
  expect(openGroups()).toContainEqual(expect.stringContaining('Place and heat'));
});

it('says what was added and why, and lists the order numbers', () => {
  show('default');
  const summary = screen.getByRole('status');
  expect(summary).toHaveTextContent('Refrigeration dryer. Water class 4 needs a dryer.');
  const result = within(screen.getByRole('region', { name: 'Your configuration' }));
  expect(result.getByText('V-4006-00')).toBeVisible();
  expect(result.getByText('1:4:1')).toBeVisible();
});

it('says what was taken out, and that a machine is unknown', () => {
  show('in US units, one choice taken out');
  expect(screen.getByRole('status')).toHaveTextContent('A dryer must not stand below +5 °C.');
  expect(screen.getByRole('combobox', { name: 'Machine' })).toHaveAccessibleDescription(/V-0000/);
});

it('tells authors which fragment has a fault, and visitors nothing of it', () => {
  show('faulty rules', 'edit');
  expect(screen.getByRole('listitem')).toHaveTextContent('/content/dam/rules/dry, kind:');
  cleanup();
  const { container } = show('faulty rules');
  expect(container).toBeEmptyDOMElement();
});

it('tells authors of a fault beside what can still be configured', () => {
  const { faults } = fixtures['faulty rules'];
  render(withPlainChildren(definition, { ...fixtures.default, faults }, 'edit'));
  expect(screen.getByRole('note')).toHaveTextContent('/content/dam/rules/dry');
  expect(screen.getByRole('combobox', { name: 'Machine' })).toBeVisible();
});

it('is empty without a machine', () => {
  expect(definition.isEmpty?.(definition.model.parse(fixtures.empty))).toBe(true);
});

it('names versions and the machine by pressures in the reader’s units', () => {
  render(withPlainChildren(definition, { ...fixtures.default, units: 'us' }, 'disabled'));
  expect(screen.getByRole('radio', { name: /^116\spsi/ })).toBeChecked();
  expect(screen.queryByText(/\bbar\b/, { selector: '.cmp-configurator__summary *' })).toBeNull();
});
