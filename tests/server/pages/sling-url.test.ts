import { BadUrlError, decodePath, decompose } from '../../../model-json/core/server/sling/sling-url';

const resources = new Set([
  '/',
  '/content/site',
  '/content/site/en',
  '/content/site/en/jcr:content',
  '/content/site/en/jcr:content/root/image',
  '/content/site/en/v1.2',
  '/content/site/en/Zubehör',
  '/content/dam/pump.jpg',
]);

const of = (url: string) => decompose(decodePath(url), (path) => resources.has(path));

test.each([
  ['/', '/', [], undefined, undefined],
  ['/content/site/en.html', '/content/site/en', [], 'html', undefined],
  ['/content/site/en', '/content/site/en', [], undefined, undefined],
  ['/content/site/en/', '/content/site/en', [], undefined, '/'],
  ['/content/site/en.html/', '/content/site/en', [], 'html', '/'],
  ['/content/site/en.html/a/b.html', '/content/site/en', [], 'html', '/a/b.html'],
  ['/content/site/en.model.json', '/content/site/en', ['model'], 'json', undefined],
  ['/content/site/en.model.json?structurepatterns=a', '/content/site/en', ['model'], 'json', undefined],
  ['/content/site/en.html#top', '/content/site/en', [], 'html', undefined],
  ['/content/site/en.tidy.infinity.json', '/content/site/en', ['tidy', 'infinity'], 'json', undefined],
  ['/content/site/en/_jcr_content.model.json', '/content/site/en/jcr:content', ['model'], 'json', undefined],
  ['/content/site/en/jcr:content.model.json', '/content/site/en/jcr:content', ['model'], 'json', undefined],
  ['/content/site/en/jcr%3acontent.model.json', '/content/site/en/jcr:content', ['model'], 'json', undefined],
  [
    '/content/site/en/_jcr_content/root/image.coreimg.82.800.jpeg/1700000000000/pump.jpeg',
    '/content/site/en/jcr:content/root/image',
    ['coreimg', '82', '800'],
    'jpeg',
    '/1700000000000/pump.jpeg',
  ],
  ['/content/site/en/v1.2.html', '/content/site/en/v1.2', [], 'html', undefined],
  ['/content/site/en/Zubeh%C3%B6r.html', '/content/site/en/Zubehör', [], 'html', undefined],
  ['/content/dam/pump.jpg', '/content/dam/pump.jpg', [], undefined, undefined],
  ['/content/site/en.', '/content/site/en', [], undefined, undefined],
])('%s resolves to %s', (url, resourcePath, selectors, extension, suffix) => {
  expect(of(url)).toEqual({ resourcePath, found: true, selectors, extension, suffix });
});

test('the path of a missing resource ends before its first dot', () => {
  expect(of('/content/nothing.model.json/x')).toEqual({
    resourcePath: '/content/nothing',
    found: false,
    selectors: ['model'],
    extension: 'json',
    suffix: '/x',
  });
});

test.each([
  '/content/../etc/passwd',
  '/content/%2e%2e/etc/passwd',
  '/content/%2E./etc',
  '/content/./site',
  '/content/a%2fb',
  '/content/a%5cb',
  '/content/a%00b',
  '/content/%ff',
  '/content/%zz',
  'content/site',
  `/${'a'.repeat(3000)}`,
])('%.40s is refused', (url) => {
  expect(() => of(url)).toThrow(BadUrlError);
});
