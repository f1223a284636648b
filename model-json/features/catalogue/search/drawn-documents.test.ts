import { messagesFor } from '../../../../shared/words/messages';
import { LANGUAGES } from '../../../../shared/words/languages';
import { readPath, TYPE_WORDS } from './drawn-documents';

it('calls documents as lists of documents call them', () => {
  for (const language of LANGUAGES) {
    const { documentTypes, documentSheet } = messagesFor(language);
    expect(TYPE_WORDS.manual[language]).toBe(documentTypes.manual);
    expect(TYPE_WORDS.catalogue[language]).toBe(documentSheet.catalogue);
  }
});

it('reads the page and the type from an address', () => {
  expect(readPath('/content/ventora/gb/en/products/mobile.manual.pdf')).toEqual({
    page: '/content/ventora/gb/en/products/mobile',
    type: 'manual',
  });
  expect(readPath('/content/ventora/gb/en/products.catalogue.pdf')?.type).toBe('catalogue');
});

it.each(['/content/dam/ventora/manual.pdf', '/content/ventora/m-50.datasheet.pdf', ''])(
  'reads nothing from %s',
  (path) => expect(readPath(path)).toBeUndefined(),
);
