import { airCost, energyPerYear, servicesPerYear } from './energy-cost';

it('multiplies the power of the package by the hours at full load', () => {
  expect(energyPerYear(16.7, 2000)).toBeCloseTo(33_400);
});

it('prices air by the energy that it takes: 16.7 kW for 2,250 l/min are 0.124 kWh a cubic metre', () => {
  expect(airCost(16.7, 2250, 1000, 0.25)).toBeCloseTo(30.93, 2);
});

it('counts services by their interval', () => {
  expect(servicesPerYear(2000, 500)).toBe(4);
});
