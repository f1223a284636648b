import { pressureFactor, bleedFlow, holeFlow } from './leaks';
import { AMBIENT, dryDensity, mixingRatio, saturation } from '../../../../shared/measures/humid-air';

const CFM = 0.028316846592;

/* US Department of Energy, Compressed Air Tip Sheet 3: cfm through a well-rounded orifice at 100 psig, with atmosphere at 14.7 psi. */
it.each([
  [1 / 16, 6.49],
  [1 / 8, 26],
  [1 / 4, 104],
  [3 / 8, 234],
])('lets as much through a hole of %s in as the table of the Department of Energy', (inches, cfm) => {
  // Free air is at 1 bar here, at 1.013 bar there: 1.2 % more of it.
  expect(holeFlow(inches * 25.4, 6.895, 1) / CFM / cfm).toBeCloseTo(1.012, 2);
});

/* Compressed air manuals: 1.2, 11.1, 31 and 124 l/s through holes of 1, 3, 5 and 10 mm at 7 bar. */
it.each([
  [1, 1.2],
  [3, 11.1],
  [5, 31],
  [10, 124],
])('lets as much through a hole of %s mm as the manuals’ table', (bore, litres) => {
  expect((holeFlow(bore, 7, 1) * 1000) / 60 / litres).toBeCloseTo(1, 1);
});

/* By hand: 1000 l fall from 8 to 6 bar in 120 s: 1 m³ × 2 bar ÷ 1 bar ÷ 2 min = 1 m³/min. */
it('finds a leakage of 1 m³/min if a cubic metre falls by 2 bar in two minutes', () => {
  expect(bleedFlow(1000, 8, 6, 120)).toBe(1);
  // At the mean of 7 bar, 8 absolute; at 8 bar, 9 absolute.
  expect(pressureFactor(8, 8, 6)).toBe(9 / 8);
});

/* Steam tables: 6.112 mbar at 0 °C, 12.28 at 10, 23.39 at 20, 42.46 at 30, 73.84 at 40; over ice 1.03 at −20. */
it.each([
  [0, 6.112],
  [10, 12.28],
  [20, 23.39],
  [30, 42.46],
  [40, 73.84],
  [-20, 1.032],
])('saturates air of %s °C at the vapour pressure of the steam tables', (temperature, mbar) => {
  expect(saturation(temperature) / mbar).toBeCloseTo(1, 2);
});

/* Psychrometric chart at 1013 mbar: saturated air of 20 °C holds 14.7 g per kg of dry air. */
it('puts as much water in air as the psychrometric chart', () => {
  expect(mixingRatio(saturation(20), 1013.25)).toBeCloseTo(14.7, 1);
});

/* Dry air of 20 °C and 1 bar weighs 1.188 kg/m³ (1e5 ÷ (287.06 × 293.15)). */
it('weighs dry air at the conditions of ISO 1217', () => {
  expect(dryDensity(AMBIENT, 0, 20)).toBeCloseTo(1.188, 3);
});
