import { dealers } from '../by-language/dealers';
import { dictionary } from '../dictionary';
import { catalogueWords } from '../../features/catalogue/api/words';
import { messagesFor } from '../messages';
import { frenchSpaces } from './french';
import { spellingOf } from './spelling-of';

const wordsFor = dictionary(dealers);

const american = spellingOf('en-US')!;
const canadian = spellingOf('en-CA')!;
const swiss = spellingOf('de-CH')!;

it.each([
  ['Colour to RAL', 'Color to RAL', 'Colour to RAL'],
  [
    'a tyre fitter’s grey aluminium tank',
    'a tire fitter’s gray aluminum tank',
    'a tire fitter’s grey aluminum tank',
  ],
  [
    '500\u00a0litres in 40\u00a0centimetres',
    '500\u00a0liters in 40\u00a0centimeters',
    '500\u00a0litres in 40\u00a0centimetres',
  ],
  [
    'Galvanised tanks, petrol engines',
    'Galvanized tanks, gasoline engines',
    'Galvanized tanks, gasoline engines',
  ],
  ['two spanners', 'two wrenches', 'two wrenches'],
  [
    'Pull the mains\u00a0plug: mains voltage',
    'Pull the power plug: line voltage',
    'Pull the power plug: line voltage',
  ],
  ['your postcode', 'your ZIP code', 'your postal code'],
  [
    'over a bonnet and two wings; the wing nut',
    'over a hood and two fenders; the wing nut',
    'over a hood and two fenders; the wing nut',
  ],
])('%s: in the United States %s, in Canada %s', (british, inTheStates, inCanada) => {
  expect([american(british), canadian(british)]).toEqual([inTheStates, inCanada]);
});

it('spells words, not parts of them', () => {
  expect(american('Diametre, metrestick, ring mains, programmed')).toBe(
    'Diametre, metrestick, ring mains, programmed',
  );
});

it('leaves tags, addresses and paths alone', () => {
  const text =
    '<a title="colour" href="/content/ventora/us/en/products/customise.html">colour</a> tyre@litre.example https://litre.example/metre';
  expect(american(text)).toBe(text.replace('>colour<', '>color<'));
});

it.each([
  ['Größe und Maße', 'Grösse und Masse'],
  ['„Auf die Liste“', '«Auf die Liste»'],
  ['1.120\u00a0l/min bei 0,75\u00a0kW', '1’120\u00a0l/min bei 0.75\u00a0kW'],
  ['von 0,25 bis 26.700', 'von 0.25 bis 26’700'],
  ['am 20.11.2026, 030 23125-100, Werkstoff 1.4301', 'am 20.11.2026, 030 23125-100, Werkstoff 1.4301'],
  ['erst das Öl, dann die Luft', 'erst das Öl, dann die Luft'],
])('%s: in Switzerland %s', (german, inSwitzerland) => {
  expect(swiss(german)).toBe(inSwitzerland);
});

it('is that of the master where a country has none of its own', () => {
  expect(['en-GB', 'de-DE', 'fr-CH', 'es-ES', 'en'].map(spellingOf)).toEqual(Array(5).fill(undefined));
});

it('holds for the interface’s own words, those that are made of others too', () => {
  const messages = messagesFor('de-CH');
  expect(messages.close).toBe('Schliessen');
  expect(catalogueWords('de-CH').foundFor('0.125 l')).toBe('Produkte zu «0.125 l»');
  expect(wordsFor('en-US').positionUse).toContain('kilometer');
  expect(wordsFor('en-CA').positionUse).toContain('kilometre');
  expect(messagesFor('en-AU')).toBe(messagesFor('en'));
});

it('begins no line of French with a sign', () => {
  const french = wordsFor('fr-FR');
  expect(french.dealersIn('3', 'France')).toBe('3 distributeurs\u00a0: France');
  expect(french.wrongAddress).toContain('n’existe pas\u202f; elle');
  expect(frenchSpaces('utilisez « Comparer » ici ?')).toBe('utilisez «\u00a0Comparer\u00a0» ici\u202f?');
});
