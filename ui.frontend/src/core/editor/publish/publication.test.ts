import { publicationText, stateOf, type Publication } from './publication';
import { behindText, unpublishedDone, unpublishedText, unpublishText } from './publish-texts';

const publication: Publication = {
  published: true,
  publishedAt: '2026-11-20T09:00:00.000Z',
  changedSince: false,
  behind: [],
  ownChanged: false,
  alsoShownAt: [],
  below: 0,
  copies: [],
  takenWith: [],
};
const never = { ...publication, published: false, publishedAt: null };

it('tells whether visitors see the current state of the page', () => {
  expect(stateOf(undefined)).toBe('unknown');
  expect(stateOf(publication)).toBe('published');
  expect(stateOf({ ...publication, changedSince: true })).toBe('changed');
  expect(stateOf(never)).toBe('unpublished');
});

it('describes the publication state, with the time if known', () => {
  expect(publicationText(publication, 'en-GB')).toMatch(/^Published 20 Nov 2026, \d\d:00$/);
  expect(publicationText({ ...publication, changedSince: true }, 'en-GB')).toMatch(
    /^Changed since publication on 20/,
  );
  expect(publicationText({ ...publication, publishedAt: null }, 'en-GB')).toBe('Published');
  expect(publicationText({ ...never, publishedAt: '2026-11-20' }, 'en-GB')).toBe('Not published');
});

it.each([
  [['/a'], 'Visitors can no longer find the page at the old address. Publish it to show it at the new one.'],
  [
    ['/a', '/a/b', '/a/c'],
    'Visitors can no longer find the page and the 2 pages below it at the old address. Publish each of them to show them at the new one.',
  ],
])('says what visitors can no longer find after a rename: %j', (paths, text) => {
  expect(unpublishedText(paths)).toBe(text);
});

it('counts the pages below and live copies that an unpublication affects', () => {
  expect(unpublishText(publication)).toBe(
    'Visitors can no longer find this page. Links to it lead nowhere. Authors keep everything.',
  );
  expect(
    unpublishText({ below: 13, copies: ['/content/ventora/us/en/blog', '/content/ventora/ca/en/blog'] }),
  ).toBe(
    'Visitors can no longer find this page and the 13 pages below it. The same goes for its 2 live copies: us/en/blog and ca/en/blog. Links to them lead nowhere. Authors keep everything.',
  );
  expect(unpublishedDone(1)).toBe('Unpublished: visitors can no longer find the page.');
  expect(unpublishedDone(14)).toBe(
    'Unpublished: visitors can no longer find the page and the 13 pages below it.',
  );
});

it('names the source of a live copy’s changes, and where else they appear', () => {
  const behind = [{ path: '/content/ventora/gb/en/blog', title: 'Blog' }];
  expect(behindText({ behind, alsoShownAt: [] })).toBe(
    'The changes here come from “Blog” (gb/en/blog). Visitors see them once that page is published, with all other changes there.',
  );
  expect(behindText({ behind, alsoShownAt: ['/content/ventora/ca/en/blog'] })).toContain(
    'They also appear at ca/en/blog.',
  );
});
