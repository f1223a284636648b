import { usQuantities } from './us-quantities';

test.each([
  ['170 l/min at 10 bar, 39 kg', '6 cfm at 145 psi, 86 lb'],
  ['950 × 430 × 760 mm', '37.4 × 16.9 × 29.9 in'],
  ['8, 10 or 13 bar', '116, 145 or 189 psi'],
  ['Ten metres of 10 mm hose on a 90 litre tank', '33 feet of ⅜ in hose on a 24 gallon tank'],
  ['for an 8 bar network', 'for a 116 psi network'],
  ['from −20 to +40 °C', 'from −4 to +104 °F'],
  ['each 10 °C more, 4 °C warmer, 20 K above', 'each 18 °F more, 7 °F warmer, 36 °F above'],
  ['a drum with 1.5 mm²', 'a drum with 16 AWG'],
  ['8 bar from 1.1 kW', '116 psi from 1.5 hp'],
  ['takes 6.6 kW day and night', 'takes 6.6 kW day and night'],
  ['6.4 kW/(m³/min)', '18.1 kW/100 cfm'],
  ['spanners 13 and 17 mm', 'spanners 13 and 17 mm'],
  ['S 270 and 500 l', 'S 270 and 132 gal'],
  ['0.01 mg/m³, 46 mm²/s, 3.1 m/s², 5 µm', '0.01 mg/m³, 46 mm²/s, 3.1 m/s², 5 µm'],
])('converts %s to %s for the United States', (metric, american) => {
  expect(usQuantities(metric, 'en')).toBe(american);
});

test.each([
  ['entre 9 y 11 bar, 1.120 l/min', 'entre 131 y 160 psi, 39,6 cfm'],
  ['dos metros, 8 metros cúbicos', '6,6 pies, 280 pies cúbicos'],
])('converts %s to %s for Spanish readers there, before changing decimal marks', (metric, american) => {
  expect(usQuantities(metric, 'es')).toBe(american);
});

test('keeps the figures in calculations, and adds the converted ones', () => {
  expect(usQuantities('33.1 ÷ 4.7 = 7.0 kW/(m³/min) at 8 bar', 'en')).toBe(
    '33.1 ÷ 4.7 = 7.0 kW/(m³/min) (19.8 kW/100 cfm) at 8 bar (116 psi)',
  );
});

test('leaves a text about unit conversion unchanged', () => {
  const text = '10 cfm = 0.283 m³/min';
  expect(usQuantities(text, 'en')).toBe(text);
});
