import { addressOfTarget, targetAt, targetIn } from './target';

const allowed = { own: 'http://localhost:4502', origins: ['https://app.example.com'] };

it.each([
  '/content/a/en',
  '/content/a/en.html',
  'http://localhost:4502/content/a/en.html?x=1#y',
  '/editor.html/content/a/en.html',
  '/universal-editor.html/content/a/en.html',
])('opens the same page by %s', (typed) => {
  const target = targetAt(typed, allowed);
  expect(target).toEqual({
    address: new URL('http://localhost:4502/content/a/en.html?wcmmode=disabled'),
    path: '/content/a/en',
  });
});

it('opens a page of an application whose origin the operator has named, and no other', () => {
  expect(targetAt('https://app.example.com/welcome', allowed)).toEqual({
    address: new URL('https://app.example.com/welcome'),
  });
  for (const typed of ['https://app.example.com.evil.com/', 'http://app.example.com/', 'javascript:alert(1)'])
    expect(targetAt(typed, allowed)).toMatch(/^Pages of .* may not be opened here/);
});

it.each([
  ['', '“” is not an address.'],
  ['/sites.html/content', '/sites.html/content is not a page of this site; its pages begin with /content/.'],
])('says what is wrong with “%s”', (typed, message) => {
  expect(targetAt(typed, allowed)).toBe(message);
});

it('finds in the browser’s address what it has written there', () => {
  for (const typed of ['/content/a/grüße', 'https://app.example.com/b?c=d&e']) {
    const target = targetAt(typed, allowed);
    if (typeof target === 'string') throw new Error(target);
    expect(targetIn(new URL(addressOfTarget(target), allowed.own), allowed)).toEqual(target);
  }
  expect(targetIn({ pathname: '/universal-editor.html', search: '' }, allowed)).toBeUndefined();
});
