import { dryerFactors, filterFactor } from './treatment-flow';

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
