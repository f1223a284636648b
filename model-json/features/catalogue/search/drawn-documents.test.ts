import { readPath } from './drawn-documents';

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
