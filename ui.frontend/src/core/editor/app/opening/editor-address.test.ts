import { addressFor, consoleAddressFor, pageIn } from './editor-address';

it.each([
  ['/editor.html/content/ventora/gb/en.html', '/content/ventora/gb/en'],
  ['/editor.html/content/ventora/gb/en', '/content/ventora/gb/en'],
  ['/editor.html/content/ventora/fr/fr/%C3%A9t%C3%A9.html', '/content/ventora/fr/fr/été'],
  ['/editor.html', undefined],
  ['/editor.html/', undefined],
  ['/editor.html/etc/passwd.html', undefined],
])('%s opens %s', (address, page) => {
  expect(pageIn(address)).toBe(page);
});

it('builds the editor’s address from the page that it opens', () => {
  expect(pageIn(addressFor('/content/ventora/fr/fr/été'))).toBe('/content/ventora/fr/fr/été');
});

it('leads back to the page among the others', () => {
  expect(addressFor(undefined)).toBe('/sites.html');
  expect(consoleAddressFor('/content/ventora/fr')).toBe('/sites.html/content/ventora/fr');
});

it('opens the structure and the initial content of a template, and leads back to it', () => {
  const template = '/conf/site/settings/wcm/templates/page';
  expect(pageIn(`/editor.html${template}/initial.html`)).toBe(`${template}/initial`);
  expect(pageIn(`/editor.html${template}.html`)).toBeUndefined();
  expect(consoleAddressFor(`${template}/structure`)).toBe(`/templates.html${template}`);
});
