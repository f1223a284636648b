/**
 * A server finds the language out by itself: its modules must not be there.
 *
 * @jest-alone
 */
import { counted, pieces, t } from './t';

afterEach(() => {
  globalThis.authorWords = undefined;
});

const speak = (words: NonNullable<typeof globalThis.authorWords>['words']) => {
  globalThis.authorWords = { language: 'de', words };
};

it('says in English what has no translation', () => {
  expect(t('Delete “{title}”?', { title: 'News' })).toBe('Delete “News”?');
  expect(counted(1, '{n} page', '{n} pages')).toBe('1 page');
  expect(counted(1234, '{n} page', '{n} pages')).toBe('1,234 pages');
});

it('puts values where the other language has them, and writes numbers as it does', () => {
  speak({
    'Moved {a} to {b}': 'Nach {b} verschoben: {a}',
    '{n} pages': { one: 'eine Seite', other: '{n} Seiten' },
  });
  expect(t('Moved {a} to {b}', { a: 'x', b: 'y' })).toBe('Nach y verschoben: x');
  expect(counted(1, '{n} page', '{n} pages')).toBe('eine Seite');
  expect(counted(1234, '{n} page', '{n} pages')).toBe('1.234 Seiten');
});

it('leaves braces that are no value as they are', () => {
  expect(t('Send {"title": "…"} as {format}', { format: 'JSON' })).toBe('Send {"title": "…"} as JSON');
});

it('cuts a text at its values, for markup', () => {
  speak({ 'Signed in as {name}.': 'Als {name} angemeldet.' });
  expect(pieces('Signed in as {name}.', { name: 7 })).toEqual(['Als ', 7, ' angemeldet.']);
});
