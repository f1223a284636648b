import { kilometresBetween, type Point } from './distance';
import { gazetteer } from './Gazetteer';

const KILOMETRES = 80;

it.each<[string, Point]>([
  ['Basel', [47.56, 7.59]],
  ['a degree’s edge north of Geneva', [47, 6.15]],
  ['Gibraltar', [36.14, -5.35]],
  ['Detroit', [42.33, -83.05]],
  ['the middle of the Atlantic', [45, -30]],
])('finds the countries with a place near %s, the same as by checking every place', (_name, point) => {
  const countries = [...new Set(gazetteer().places.map(({ country }) => country))];
  const near = countries.filter((country) => gazetteer().isNear(point, country, KILOMETRES));
  const every = gazetteer().places.filter(({ point: each }) => kilometresBetween(each, point) < KILOMETRES);
  expect(near).toEqual(countries.filter((country) => every.some((place) => place.country === country)));
});

it('finds no place in an unknown country', () => {
  expect(gazetteer().isNear([47.56, 7.59], 'XX', KILOMETRES)).toBe(false);
});
