/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import definition from './index';
import { SearchRules } from './SearchRules';
import { fixtures } from './SearchRules.fixtures';
import { searchRulesModel } from './SearchRules.model';

const show = (name: keyof typeof fixtures) =>
  render(<SearchRules {...searchRulesModel.parse(fixtures[name])} />);

it('shows authors each rule, by kind', () => {
  show('default');
  const synonyms = screen.getByRole('table', { name: 'Synonyms' });
  expect(within(synonyms).getByText('impact gun, impact wrench, windy gun')).toBeVisible();
  expect(synonyms).toHaveTextContent('air pump finds the others, not the other way round');
  expect(screen.getByRole('table', { name: 'Weights' })).toHaveTextContent(
    'R 7.5 screw compressor V-3007× 1.5',
  );
  const pins = within(screen.getByRole('table', { name: 'Pinned results' })).getAllByRole('listitem');
  expect(pins.map((pin) => pin.textContent)).toEqual([
    'S 270 piston compressor V-2270-00',
    'Solutions /content/ventora/gb/en/solutions',
  ]);
});

it('marks rules that match nothing', () => {
  show('targets that are gone');
  expect(screen.getAllByText(/no product or page has this name/)).toHaveLength(2);
});

it('omits kinds without rules', () => {
  show('only synonyms');
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

it('is empty without rules', () => {
  expect(definition.isEmpty?.(searchRulesModel.parse(fixtures.empty))).toBe(true);
});
