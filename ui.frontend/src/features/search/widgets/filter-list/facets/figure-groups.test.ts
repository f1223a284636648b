import type { FigureRange } from '../../../../../../../shared/search/search-answer';
import { figureGroups } from './figure-groups';

const range: FigureRange = { unit: 'kg', min: 1, max: 9, chosen: {}, bars: [1, 2] };
const names = { weight: 'Weight', motorPower: 'Motor power', speed: 'Speed', torque: 'Torque' };
const namesOf = (figures: readonly (readonly [string, FigureRange])[]) => figures.map(([name]) => name);

it('shows the most used figures first, folds the others and omits unnamed ones', () => {
  const { seen, folded, isOpen } = figureGroups(
    { speed: range, weight: range, phases: range, motorPower: range },
    [],
    names,
  );
  expect(namesOf(seen)).toEqual(['motorPower', 'weight']);
  expect(namesOf(folded)).toEqual(['speed']);
  expect(isOpen).toBe(false);
});

it('expands the others if one of them is chosen', () => {
  const chosen = { ...range, chosen: { max: 5 } };
  expect(figureGroups({ weight: range, speed: chosen }, [], names).isOpen).toBe(true);
});

it('shows only the author’s figures', () => {
  const { seen, folded } = figureGroups({ weight: range, phases: range, speed: range }, ['phases'], names);
  expect(namesOf(seen)).toEqual(['phases']);
  expect(folded).toEqual([]);
});

it('shows others if none of the first distinguishes the results', () => {
  const { seen, folded } = figureGroups({ speed: range, torque: range }, [], names);
  expect(namesOf(seen)).toEqual(['speed', 'torque']);
  expect(folded).toEqual([]);
});
