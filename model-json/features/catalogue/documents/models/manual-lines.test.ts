import { linesFor } from './manual-lines';

const LINES = [
  'Stop it.',
  '[belt-driven] Look at the belt.',
  '[!belt-driven] Look at the coupling. | monthly',
];

test('includes a line that applies to one of the machines, without its condition', () => {
  expect(linesFor(LINES, [['belt-driven', 'silent']])).toEqual(['Stop it.', 'Look at the belt.']);
  expect(linesFor(LINES, [['silent']])).toEqual(['Stop it.', 'Look at the coupling. | monthly']);
  expect(linesFor(LINES, [['belt-driven'], []])).toHaveLength(3);
});

test('includes only unconditional lines if there are no machines', () => {
  expect(linesFor(LINES, [])).toEqual(['Stop it.']);
});
