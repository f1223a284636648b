import { gazetteer, type Place } from './Gazetteer';
import { lookUp } from './look-up';

const find = (words: string, home: string) => lookUp(words, home, gazetteer());
const name = (place?: Place) => place && [place.name, place.region, place.country].filter(Boolean).join(', ');
const names = (words: string, home: string) => find(words, home).others.map(name);

it('prefers a town in the site’s country to one of the same name elsewhere', () => {
  expect(name(find('Leeds', 'GB').place)).toBe('Leeds, Leeds, GB');
  expect(name(find('valencia', 'ES').place)).toBe('Valencia, València, ES');
});

it('asks which of several places is meant', () => {
  expect(find('Newport', 'GB').place).toBeUndefined();
  expect(names('Newport', 'GB').slice(0, 2)).toEqual(['Newport, Newport, GB', 'Newport, Isle of Wight, GB']);
  expect(names('frankfurt', 'DE')).toEqual([
    'Frankfurt am Main, Hessen, DE',
    'Frankfurt (Oder), Brandenburg, DE',
  ]);
  expect(names('Valencia', 'GB')).toEqual(['Valencia, València, ES', 'Valencia, CA, US', 'Valencia, NM, US']);
});

it('accepts a region or country after the name', () => {
  expect(name(find('Newport, Isle of Wight', 'GB').place)).toBe('Newport, Isle of Wight, GB');
  expect(name(find('Valencia, España', 'GB').place)).toBe('Valencia, València, ES');
  expect(name(find('Newport, RI, US', 'GB').place)).toBe('Newport, RI, US');
});

it.each([
  ['zurich', 'CH', 'Zürich'],
  ['Genf', 'CH', 'Genève'],
  ['saint etienne', 'FR', 'Saint-Étienne'],
  ['St-Étienne', 'FR', 'Saint-Étienne'],
  ['MUNICH', 'DE', 'München'],
  ['Hull', 'GB', 'Kingston upon Hull'],
  ['quebec', 'CA', 'Québec'],
])('ignores accents and case, and knows other names: %s', (words, home, town) => {
  expect(find(words, home).place?.name).toBe(town);
});

it('corrects typos, and says so', () => {
  expect(find('Notingham', 'GB')).toMatchObject({ isCorrected: true, place: { name: 'Nottingham' } });
});

it.each([
  ['70327', 'DE', 'Stuttgart'],
  ['D-70327 Stuttgart', 'DE', 'Stuttgart'],
  ['69100', 'FR', 'Villeurbanne'],
  ['90210', 'US', 'Beverly Hills'],
  ['10001-1234', 'US', 'New York'],
  ['M5V 3L9', 'CA', 'Downtown Toronto'],
  ['8400', 'CH', 'Winterthur'],
])('recognises the postcode %s', (words, home, town) => {
  expect(find(words, home).place).toMatchObject({ name: town, isArea: false });
});

it('says when it knows only the area of a postcode', () => {
  expect(find('ls1 4ap', 'GB').place).toMatchObject({ name: 'Leeds', postcode: 'LS1 4AP', isArea: true });
  expect(find('28013', 'ES').place).toMatchObject({ name: 'Madrid', isArea: true });
});

it('offers the countries that share a postcode if the site’s own is not among them', () => {
  expect(names('75001', 'GB')).toEqual(['Paris, Paris, FR', 'Addison, TX, US']);
});

it('never guesses', () => {
  expect(find('8152', 'CH')).toEqual({ others: [], isUnknownPostcode: true });
  expect(find('xyzzyville', 'GB')).toEqual({ others: [] });
  expect(find('', 'GB')).toEqual({ others: [] });
  expect(find('<script>', 'GB').place).toBeUndefined();
});

it('finds the town nearest to a position, and none at sea', () => {
  expect(gazetteer().nearest([51.46, -0.98], 60)?.name).toBe('Reading');
  expect(gazetteer().nearest([45, -35], 60)).toBeUndefined();
});
