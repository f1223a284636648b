import { formatSize } from './format-size';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

it.each([
  [31142707, 'de-DE', '29,7 MB'],
  [31142707, 'en-GB', '29.7 MB'],
  [31142707, 'fr-FR', '29,7 Mo'],
  [506880, 'en', '495 KB'],
  [0, 'en', '0 bytes'],
  [1023, 'de', '1.023 bytes'],
  [1024, 'de', '1 KB'],
  [5 * 1024 ** 4, 'en', '5 TB'],
  ['29,7 MB', 'en-GB', '29.7 MB'],
  ['29.7 mb', 'de-DE', '29,7 MB'],
  ['147 KB', 'fr', '147 Ko'],
  ['a lot', 'de', 'a lot'],
])('formats %s in %s as %s', (size, language, text) => {
  expect(plain(formatSize(size, language))).toBe(text);
});
