import { COLOURS, colourOf, initialsOf } from './colour-of';

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it.each(COLOURS)('white initials can be read on %s', (colour) => {
  expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5);
});

it('gives somebody the same colour every time, and different people different ones', () => {
  expect(colourOf('anna')).toBe(colourOf('anna'));
  const used = new Set(Array.from({ length: 40 }, (_, i) => colourOf(`person-${i}`)));
  expect(used.size).toBe(COLOURS.length);
});

it.each([
  ['Anna Muster', 'AM'],
  ['anna', 'A'],
  ['Anna von der Heide', 'AH'],
  ['Author 2', 'A2'],
  ['Éloïse Çelik', 'ÉÇ'],
  ['', ''],
])('shortens “%s” to “%s”', (name, initials) => expect(initialsOf(name)).toBe(initials));
