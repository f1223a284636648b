import { pickFor } from './treatment';

const dryers = [
  { sku: 'K 4', flow: 400, maxPressure: 16 },
  { sku: 'K 9', flow: 900, maxPressure: 16 },
  { sku: 'K 60', flow: 6000, maxPressure: 14 },
];

it('selects the smallest that handles flow and pressure', () => {
  expect(pickFor(dryers, 380, 11)).toEqual({ sku: 'K 4', count: 1 });
  expect(pickFor(dryers, 401, 11)).toEqual({ sku: 'K 9', count: 1 });
  expect(pickFor(dryers, 900.5, 15)).toEqual({ sku: 'K 9', count: 2 });
});

it('combines several of the largest in parallel, and selects none if the pressure is too high', () => {
  expect(pickFor(dryers, 13_000, 11)).toEqual({ sku: 'K 60', count: 3 });
  expect(pickFor(dryers, 100, 35)).toBeUndefined();
});
