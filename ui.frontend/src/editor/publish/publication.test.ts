import { publicationText, stateOf, unpublishedText } from './publication';

const publication = { published: true, publishedAt: '2026-11-20T09:00:00.000Z', changedSince: false };

it('tells whether visitors see the page as it is', () => {
  expect(stateOf(undefined)).toBe('unknown');
  expect(stateOf(publication)).toBe('published');
  expect(stateOf({ ...publication, changedSince: true })).toBe('changed');
  expect(stateOf({ published: false, publishedAt: null, changedSince: false })).toBe('unpublished');
});

it('says it in words, with the time where one is known', () => {
  expect(publicationText(publication, 'en-GB')).toMatch(/^Published 20 Nov 2026, \d\d:00$/);
  expect(publicationText({ ...publication, changedSince: true }, 'en-GB')).toMatch(
    /^Changed since publication on 20/,
  );
  expect(publicationText({ ...publication, publishedAt: null }, 'en-GB')).toBe('Published');
  expect(publicationText({ published: false, publishedAt: '2026-11-20', changedSince: false }, 'en-GB')).toBe(
    'Not published',
  );
});

it.each([
  [['/a'], 'Visitors no longer find the page at the old address. Publish it to show it at the new one.'],
  [
    ['/a', '/a/b', '/a/c'],
    'Visitors no longer find the page and the 2 pages below it at the old address. Publish each of them to show them at the new one.',
  ],
])('says of %j what visitors miss since the page was renamed', (paths, text) => {
  expect(unpublishedText(paths)).toBe(text);
});
