import type { FigureRange } from '../../../../../../shared/search/search-answer';
import { figureGroups } from './figure-groups';

const range: FigureRange = { unit: 'kg', min: 1, max: 9, chosen: {}, bars: [1, 2] };
const names = { weight: 'Weight', motorPower: 'Motor power', speed: 'Speed', torque: 'Torque' };
const namesOf = (figures: readonly (readonly [string, FigureRange])[]) => figures.map(([name]) => name);

it('shows first what most choose by, folds the others and leaves out what has no name', () => {
  const { seen, folded, isOpen } = figureGroups(
    { speed: range, weight: range, phases: range, motorPower: range },
    [],
    names,
  );
  expect(namesOf(seen)).toEqual(['motorPower', 'weight']);
  expect(namesOf(folded)).toEqual(['speed']);
  expect(isOpen).toBe(false);
});

it('unfolds the others where one of them is chosen', () => {
  const chosen = { ...range, chosen: { max: 5 } };
  expect(figureGroups({ weight: range, speed: chosen }, [], names).isOpen).toBe(true);
});

it('shows the author’s figures and no others', () => {
  const { seen, folded } = figureGroups({ weight: range, phases: range, speed: range }, ['phases'], names);
  expect(namesOf(seen)).toEqual(['phases']);
  expect(folded).toEqual([]);
});

it('shows others where none of the first tells the results apart', () => {
  const { seen, folded } = figureGroups({ speed: range, torque: range }, [], names);
  expect(namesOf(seen)).toEqual(['speed', 'torque']);
  expect(folded).toEqual([]);
});
