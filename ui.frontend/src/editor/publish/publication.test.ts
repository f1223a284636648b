import { publicationText, stateOf } from './publication';

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
