import fc from 'fast-check';
import { formatMeasure, formatNumber } from './format-measure';
import { convert, UNITS, type Unit } from './measure';
import { systemOf, unitIn } from './measure-system';

const plain = (text: string) => text.replace(/\u00a0|\u202f/g, ' ');

it('converts to any unit of the quantity and back without loss', () => {
  const pairs = UNITS.flatMap((from) =>
    UNITS.flatMap((to): [Unit, Unit][] => {
      try {
        convert({ value: 1, unit: from }, to);
        return [[from, to]];
      } catch {
        return [];
      }
    }),
  );
  expect(pairs.length).toBeGreaterThan(UNITS.length);
  // Converting temperatures subtracts, which loses digits when the result is near zero.
  const ratios = pairs.filter(([from]) => !from.startsWith('°'));
  fc.assert(
    fc.property(
      fc.constantFrom(...ratios),
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.integer({ min: 0, max: 6 }),
      ([from, to], digits, shift) => {
        const value = Number((digits / 10 ** shift).toPrecision(9));
        const back = convert(convert({ value, unit: from }, to), from);
        expect(Number(back.value.toPrecision(10))).toBe(value);
      },
    ),
  );
});

it('shows metric readers the figures of the data sheet digit for digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 3 }), (digits, shift) => {
      const value = digits / 10 ** shift;
      const shown = formatNumber({ value, unit: 'l/min' }, 'en-GB', 'metric').replace(/,/g, '');
      expect(Number(shown)).toBe(value);
    }),
  );
});

it.each([
  [170, 'l/min', 'en-GB', '170 l/min'],
  [1120, 'l/min', 'de-DE', '1.120 l/min'],
  [4, 'kW', 'en-GB', '4.0 kW'],
  [0.75, 'kW', 'de-DE', '0,75 kW'],
  [15, 'kW', 'fr-FR', '15 kW'],
  [66, 'dB(A)', 'es-ES', '66 dB(A)'],
  [1050, '1/min', 'de-DE', '1.050 min⁻¹'],
  [1050, '1/min', 'en-GB', '1,050 rpm'],
  [60, '%', 'fr-CH', '60 %'],
  [-40, '°C', 'en-GB', '\u221240 °C'],
  [-40, '°C', 'de-CH', '\u221240 °C'],
  [-40, '°C', 'en-US', '\u221240 °F'],
] as const)('writes %s %s as readers of %s do: %s', (value, unit, language, shown) => {
  expect(plain(formatMeasure({ value, unit }, language, systemOf(language)))).toBe(shown);
});

it.each([
  [7.5, 'kW', '10 hp'],
  [1.5, 'kW', '2 hp'],
  [10, 'bar', '145 psi'],
  [1120, 'l/min', '39.6 cfm'],
  [500, 'l', '132 gal'],
  [520, 'kg', '1,146 lb'],
  [2000, 'mm', '78.7 in'],
  [66, 'dB(A)', '66 dB(A)'],
  [3, '°C', '37 °F'],
] as const)('shows %s %s to readers in the United States as %s', (value, unit, shown) => {
  expect(plain(formatMeasure({ value, unit }, 'en-US', 'us'))).toBe(shown);
});

it('lets readers in the United States ask for metric figures, and others for US units', () => {
  expect(plain(formatMeasure({ value: 10, unit: 'bar' }, 'en-US', 'metric'))).toBe('10 bar');
  expect(plain(formatMeasure({ value: 10, unit: 'bar' }, 'de-DE', 'us'))).toBe('145 psi');
});

it('takes the system from the region, not from the language', () => {
  expect(['en', 'en-GB', 'en-US', 'es-US', 'es-ES', 'de_CH'].map(systemOf)).toEqual([
    'metric',
    'metric',
    'us',
    'us',
    'metric',
    'metric',
  ]);
});

it('states every metric unit as a US unit of the same quantity', () => {
  for (const unit of UNITS) expect(() => convert({ value: 1, unit }, unitIn('us', unit))).not.toThrow();
});

it('names both quantities when units do not convert', () => {
  expect(() => convert({ value: 3, unit: 'bar' }, 'l')).toThrow('bar measures pressure, l measures volume');
});
