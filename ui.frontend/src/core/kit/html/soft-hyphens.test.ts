import { withSoftHyphens } from './soft-hyphens';

const shown = (text: string, language = 'de-DE') => withSoftHyphens(text, language).replaceAll('\u00ad', '|');

it.each([
  ['Schraubenkompressoren', 'Schrauben|kompressoren'],
  ['Kältetrockner für Druckluftaufbereitung', 'Kältetrockner für Druck|luft|aufbereitung'],
  ['Druckluftwerkzeuge', 'Druck|luft|werkzeuge'],
  ['Öl-Wasser-Trenner', 'Öl-Wasser-Trenner'],
])('allows %s to break between its parts: %s', (title, parts) => {
  expect(shown(title)).toBe(parts);
});

it('leaves short words and other languages unchanged', () => {
  expect(shown('Druckschalter')).toBe('Druckschalter');
  expect(shown('Compresseurs professionnels', 'fr-FR')).toBe('Compresseurs professionnels');
});
