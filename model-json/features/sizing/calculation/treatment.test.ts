import { dryerFactors, filterFactor, pickFor } from './treatment';

const dryers = [
  { sku: 'K 4', flow: 400, maxPressure: 16 },
  { sku: 'K 9', flow: 900, maxPressure: 16 },
  { sku: 'K 60', flow: 6000, maxPressure: 14 },
];

it('rates a dryer like its data sheet: 332 of 400 l/min at 40 °C, 448 at 10 bar', () => {
  expect(400 * dryerFactors(7, 40).temperature).toBeCloseTo(332);
  expect(400 * dryerFactors(10, 35).pressure).toBeCloseTo(448);
});

it('changes nothing at the reference of ISO 7183, and stays within its table', () => {
  expect(dryerFactors(7, 35)).toEqual({ pressure: 1, temperature: 1 });
  expect(dryerFactors(1, 20)).toEqual(dryerFactors(3, 30));
  expect(dryerFactors(40, 90)).toEqual(dryerFactors(16, 50));
});

it('rates a filter like its data sheet: 450 of 600 l/min at 5 bar', () => {
  expect(600 * filterFactor(5)).toBe(450);
});

it('selects the smallest that handles flow and pressure', () => {
  expect(pickFor(dryers, 380, 11)).toEqual({ sku: 'K 4', count: 1 });
  expect(pickFor(dryers, 401, 11)).toEqual({ sku: 'K 9', count: 1 });
  expect(pickFor(dryers, 900.5, 15)).toEqual({ sku: 'K 9', count: 2 });
});

it('combines several of the largest in parallel, and selects none if the pressure is too high', () => {
  expect(pickFor(dryers, 13_000, 11)).toEqual({ sku: 'K 60', count: 3 });
  expect(pickFor(dryers, 100, 35)).toBeUndefined();
});
