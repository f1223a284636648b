import { FIGURE_UNITS } from '../../../../../model-json/features/catalogue/products/figures';
import { lineOf } from '../../../../../shared/features/catalogue/api/figure-rows';
import type { Unit } from '../../../../../shared/measures/measure';
import { bestOf } from './best-of';
import { comparisonRows } from './comparison-rows';
import { comparisonModel } from './Comparison.model';
import { wordsFor } from '../words';

const noise = (value: number) => ({ name: 'soundPressureLevel', value, unit: 'dB(A)' as const });
const piston = { familyId: 'ventora:family/mobile/piston' };

it('returns several if they are equal', () => {
  expect(bestOf('soundPressureLevel', [noise(66), noise(70), noise(66)], [piston, piston, piston])).toEqual([
    0, 2,
  ]);
});

it('returns none if only one product has a value', () => {
  expect(bestOf('soundPressureLevel', [noise(66), undefined], [piston, piston])).toEqual([]);
});

it('has a rule for every figure of the catalogue', () => {
  const figures = Object.entries(FIGURE_UNITS).map(([name, unit]) =>
    unit === '' ? { name, value: 'G ¼' } : { name, value: 1, unit: unit as Unit },
  );
  const { products } = comparisonModel.parse({ products: [{ asked: 'V-1', name: 'All', figures }] });
  const groups = comparisonRows(products, { messages: wordsFor('en'), language: 'en', system: 'metric' });
  const shown = groups.flatMap(({ rows }) => rows.map(({ name }) => name));
  expect(new Set(shown)).toEqual(new Set(Object.keys(FIGURE_UNITS).map(lineOf)));
});
