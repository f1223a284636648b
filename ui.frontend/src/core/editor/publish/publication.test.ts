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

it('tells whether visitors see the page as it is', () => {
  expect(stateOf(undefined)).toBe('unknown');
  expect(stateOf(publication)).toBe('published');
  expect(stateOf({ ...publication, changedSince: true })).toBe('changed');
  expect(stateOf(never)).toBe('unpublished');
});

it('says it in words, with the time where one is known', () => {
  expect(publicationText(publication, 'en-GB')).toMatch(/^Published 20 Nov 2026, \d\d:00$/);
  expect(publicationText({ ...publication, changedSince: true }, 'en-GB')).toMatch(
    /^Changed since publication on 20/,
  );
  expect(publicationText({ ...publication, publishedAt: null }, 'en-GB')).toBe('Published');
  expect(publicationText({ ...never, publishedAt: '2026-11-20' }, 'en-GB')).toBe('Not published');
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

it('counts what an unpublication takes, with pages below and live copies', () => {
  expect(unpublishText(publication)).toBe(
    'Visitors no longer find this page. Links there lead nowhere. Authors keep everything.',
  );
  expect(
    unpublishText({ below: 13, copies: ['/content/ventora/us/en/blog', '/content/ventora/ca/en/blog'] }),
  ).toBe(
    'Visitors no longer find this page and the 13 pages below it. The same goes for its 2 live copies: us/en/blog and ca/en/blog. Links there lead nowhere. Authors keep everything.',
  );
  expect(unpublishedDone(1)).toBe('Unpublished: visitors no longer find the page.');
  expect(unpublishedDone(14)).toBe(
    'Unpublished: visitors no longer find the page and the 13 pages below it.',
  );
});

it('says of a live copy where its changes come from, and where else they show', () => {
  const behind = [{ path: '/content/ventora/gb/en/blog', title: 'Blog' }];
  expect(behindText({ behind, alsoShownAt: [] })).toBe(
    'What has changed here comes from “Blog” (gb/en/blog). Visitors see it once that page is published, with all other changes there.',
  );
  expect(behindText({ behind, alsoShownAt: ['/content/ventora/ca/en/blog'] })).toContain(
    'It also shows at ca/en/blog.',
  );
});
