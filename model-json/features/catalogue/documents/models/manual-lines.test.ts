import { linesFor } from './manual-lines';

const LINES = [
  'Stop it.',
  '[belt-driven] Look at the belt.',
  '[!belt-driven] Look at the coupling. | monthly',
];

test('a line stands where it is true of one of the machines, without its condition', () => {
  expect(linesFor(LINES, [['belt-driven', 'silent']])).toEqual(['Stop it.', 'Look at the belt.']);
  expect(linesFor(LINES, [['silent']])).toEqual(['Stop it.', 'Look at the coupling. | monthly']);
  expect(linesFor(LINES, [['belt-driven'], []])).toHaveLength(3);
});

test('of no machines nothing is said but what is true of all', () => {
  expect(linesFor(LINES, [])).toEqual(['Stop it.']);
});
