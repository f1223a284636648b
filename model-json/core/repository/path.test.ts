import fc from 'fast-check';
import { PathError } from './errors';
import { isName, isWithin, nameOf, namesOf, parentOf } from './path';

it('splits paths into names', () => {
  expect(namesOf('/')).toEqual([]);
  expect(namesOf('/content/ventora/jcr:content/cq:responsive')).toEqual([
    'content',
    'ventora',
    'jcr:content',
    'cq:responsive',
  ]);
  expect(parentOf('/content/ventora')).toBe('/content');
  expect(parentOf('/content')).toBe('/');
  expect(nameOf('/content/ventora')).toBe('ventora');
});

it('accepts names in any language', () => {
  for (const name of ['Größe', 'prix-à-la-une', '空気', 'a b', 'x.jpg', '50%', '🙂'])
    expect([name, isName(name)]).toEqual([name, true]);
});

it.each([
  '',
  'content',
  'content/a',
  '//',
  '/content/',
  '/content//a',
  '/content/.',
  '/content/../etc/passwd',
  '/content/..',
  '/content/%2e%2e/etc',
  '/content/%252E%252e/etc',
  '/content/a%2fb',
  '/content/a%5Cb',
  '/content/a\\b',
  '/content/a\0b',
  '/content/a%00b',
  '/content/a\nb',
  '/content/ a',
  '/content/a ',
  '/content/a[1]',
  '/content/*',
  '/content/a|b',
  '/content/a:b:c',
  '/content/:a',
  '/content/\ud800',
  '/content/__proto__',
  `/content/${'x'.repeat(200)}`,
])('refuses the path %j', (path) => {
  expect(() => namesOf(path)).toThrow(PathError);
});

it('names culprit and fix', () => {
  expect(() => namesOf('/content/../etc')).toThrow(
    '"/content/../etc": ".." is not a valid node name; leave it out',
  );
});

it('never accepts a traversal, whatever surrounds it', () => {
  const traversal = fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2E.',
    '.%2e',
    '%252e%252e',
    '..%2f',
    '..\\',
    '..%5c',
    '\0',
    '',
  );
  const name = fc.constantFrom('content', 'ventora', 'gb');
  fc.assert(
    fc.property(fc.array(name), traversal, fc.array(name), (before, bad, after) => {
      expect(() => namesOf(`/${[...before, bad, ...after].join('/')}/x`)).toThrow(PathError);
    }),
  );
});

it('tells whether a path is below another', () => {
  expect(isWithin('/content/a', '/content')).toBe(true);
  expect(isWithin('/content', '/content')).toBe(true);
  expect(isWithin('/contents', '/content')).toBe(false);
  expect(isWithin('/anything', '/')).toBe(true);
});
