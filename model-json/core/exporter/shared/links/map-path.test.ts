import { mapPath } from './map-path';

it.each([
  [
    'mangles name spaces',
    '/content/a/jcr:content/cq:featuredimage.coreimg.png',
    '/content/a/_jcr_content/_cq_featuredimage.coreimg.png',
  ],
  ['leaves other colons', '/content/urn:aaid/a:b.html', '/content/urn:aaid/a:b.html'],
  ['encodes non-ASCII characters', '/content/é.html', '/content/%C3%A9.html'],
  ['encodes a lone surrogate as a question mark', '/content/\ud800', '/content/%EF%BF%BD'],
  ['keeps existing escapes', '/content/a%20b', '/content/a%20b'],
  ['keeps query and fragment', '/content/jcr:content?a=jcr:b#ü', '/content/_jcr_content?a=jcr:b#ü'],
])('%s', (_what, path, expected) => {
  expect(mapPath(path)).toBe(expected);
});
