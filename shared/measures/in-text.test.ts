import { keptTogether, withPressures } from './in-text';

it.each([
  ['Desiccant dryer, −40 °C', 'Desiccant dryer, −40\u00a0°C'],
  ['Oil below 3 mg/m³, 8 bar', 'Oil below 3\u00a0mg/m³, 8\u00a0bar'],
  ['Zwei 500 l Behälter', 'Zwei 500\u00a0l Behälter'],
])('keeps figures and units of “%s” on one line', (text, kept) => {
  expect(keptTogether(text)).toBe(kept);
});

it('leaves words that begin like a unit alone', () => {
  expect(keptTogether('Takes 2 machines, 3 valves and 4 kits')).toBe('Takes 2 machines, 3 valves and 4 kits');
});

it('names pressures in the reader’s units', () => {
  expect(withPressures('8 bar', 'en-US', 'us')).toBe('116\u00a0psi');
  expect(withPressures('8\u00a0bar', 'en-GB', 'metric')).toBe('8\u00a0bar');
  expect(withPressures('13,5 bar', 'es-US', 'us')).toBe('196\u00a0psi');
});
