import { AddressError, fileOf } from './file-of';

const HTML = 'text/html; charset=utf-8';

it.each([
  ['/', HTML, 'index.html'],
  ['/products', HTML, 'products.html'],
  ['/products/x-1.5', HTML, 'products/x-1.5.html'],
  ['/products.model.json', 'application/json', 'products.model.json'],
  ['/products?variant=V-1', HTML, 'products/~variant=V-1.html'],
  ['/?tag=new', HTML, '~tag=new.html'],
  ['/r%C3%A9seau', HTML, 'réseau.html'],
])('stores %s (%s) as %s', (address, type, file) => expect(fileOf(address, type)).toBe(file));

it('refuses what would be a file elsewhere, or none', () => {
  expect(() => fileOf('/%2e%2e/secret', HTML)).toThrow('segment that no resource can have');
  expect(() => fileOf('/products?tag=../../x', HTML)).toThrow(AddressError);
  expect(() => fileOf(`/${'x'.repeat(300)}`, HTML)).toThrow('too long for a file name');
});
