import { compareCells, numberReader } from './compare-cells';

it.each([
  ['en-GB', '1,620 mm', 1620],
  ['en-GB', '2,250.5', 2250.5],
  ['en-GB', '£10,270', 10270],
  ['en-GB', '−10 °C', -10],
  ['en-GB', '8–13 bar', 8],
  ['en-GB', '1,234,567 h', 1234567],
  ['de-DE', '1.620 mm', 1620],
  ['de-DE', '1,5 kW', 1.5],
  ['de-DE', '12.345,6 l/min', 12345.6],
  ['de-CH', '12’345.6', 12345.6],
  ['fr-FR', '1 620,5 l/min', 1620.5],
  ['fr-FR', '12\u202f345', 12345],
  ['es-ES', '1.620,5', 1620.5],
  ['ar-AE', '10 بار', 10],
])('parses, in %s, %j as %d', (language, cell, size) => {
  expect(numberReader(language)(cell)).toBe(size);
});

it.each(['G ¼', 'M 50', 'on request', ''])('does not parse %j as a number', (cell) => {
  expect(numberReader('en')(cell)).toBeNaN();
});

const sort = (cells: string[], language = 'en-GB', descending = false) =>
  [...cells].sort(compareCells(cells, language, descending));

it('sorts numbers with units by value, not by digits', () => {
  expect(sort(['1,620 mm', '950 mm', '1,980 mm'])).toEqual(['950 mm', '1,620 mm', '1,980 mm']);
});

it('sorts words in the order of the language', () => {
  expect(sort(['Öl', 'Zange', 'Ofen'], 'de-DE')).toEqual(['Ofen', 'Öl', 'Zange']);
});

it('sorts model names by their number', () => {
  expect(sort(['M 100', 'M 50', 'S 270'])).toEqual(['M 50', 'M 100', 'S 270']);
});

it('sorts as text if one cell contains no number', () => {
  expect(sort(['on request', '10', '9'])).toEqual(['9', '10', 'on request']);
});

it.each([false, true])('sorts empty cells and dashes last (descending: %s)', (descending) => {
  expect(sort(['', '5 bar', '–', '8 bar'], 'en', descending).slice(2)).toEqual(['', '–']);
});
