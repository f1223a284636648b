import { comparisonModel } from './Comparison.model';
import { runningRows } from './running-rows';
import { wordsFor } from '../words';

const product = (name: string, figures: [string, number][]) => ({
  asked: name,
  sku: name,
  name,
  figures: figures.map(([figure, value]) => ({ name: figure, value })),
});
const { products } = comparisonModel.parse({
  products: [
    product('R 15', [
      ['packagePower', 16.7],
      ['freeAirDelivery', 2250],
      ['serviceInterval', 3000],
    ]),
    product('S 500', [
      ['packagePower', 8.3],
      ['freeAirDelivery', 880],
      ['serviceInterval', 500],
    ]),
    product('P 12', [['freeAirDelivery', 150]]),
  ],
});
const terms = { hours: 2000, price: 0.25, currency: 'GBP', year: 2025, isOwnPrice: false };
const options = {
  messages: wordsFor('en-GB'),
  language: 'en-GB',
  system: 'metric',
  onlyDifferences: false,
} as const;
const rowsOf = (more = {}) =>
  Object.fromEntries(
    runningRows(products, terms, { ...options, ...more })!.rows.map(({ name, values, best }) => [
      name,
      { values, best },
    ]),
  );

it('reckons energy, its cost and services from the power of the package, the hours and the price', () => {
  const rows = rowsOf();
  expect(rows.energyYear?.values).toEqual(['33,400\u00a0kWh', '16,600\u00a0kWh', undefined]);
  expect(rows.energyCost?.values).toEqual(['£8,350', '£4,150', undefined]);
  expect(rows.services?.values).toEqual(['0.7', '4', undefined]);
  expect(rows.lifeCost?.values).toEqual(['£83,500', '£41,500', undefined]);
});

it('prices the same volume of air, which is what can be compared, and names the best', () => {
  expect(rowsOf().airCost).toEqual({ values: ['£30.93', '£39.30', undefined], best: [0] });
  expect(rowsOf({ system: 'us' }).airCost?.values[0]).toBe('£0.88');
});

it('has nothing to say of products without the power of a package', () => {
  expect(runningRows(products.slice(2), terms, options)).toBeUndefined();
});
