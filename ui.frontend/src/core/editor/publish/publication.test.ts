import { nextText, publicationText, shortText, stateOf, type Publication } from './publication';
import { behindText, unpublishedText } from './publish-texts';

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
  expect(publicationText(publication)).toMatch(/^Published 20 Nov 2026, \d\d:00$/);
  expect(publicationText({ ...publication, changedSince: true })).toMatch(/^Changed since publication on 20/);
  expect(publicationText({ ...publication, publishedAt: null })).toBe('Published');
  expect(publicationText({ ...never, publishedAt: '2026-11-20' })).toBe('Not published');
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

it('says what is due next on a clock of the site, and why something could not be done', () => {
  const due = { id: 1, action: 'Activate', at: '2026-07-01T08:00:00.000Z', by: 'ann' } as const;
  const scheduled = (more: object) =>
    nextText({ ...publication, timeZone: 'Europe/London', scheduled: [{ ...due, ...more }] }, 'en-GB');
  expect(nextText(publication, 'en-GB')).toBeUndefined();
  expect(scheduled({})).toBe('Will publish on 1 Jul 2026, 09:00 BST');
  expect(scheduled({ action: 'Deactivate', at: '2026-12-01T09:00:00Z' })).toBe(
    'Will unpublish on 1 Dec 2026, 09:00 GMT',
  );
  expect(scheduled({ failure: 'It is gone' })).toBe('Could not publish on 1 Jul 2026, 09:00 BST: It is gone');
});

it('says it in the fewest words for the bar, what is due first', () => {
  const due = { id: 1, action: 'Activate', at: '2026-12-24T09:30:00.000Z', by: 'ann' } as const;
  expect(shortText(publication, 'en-GB')).toBe('Published');
  expect(shortText({ ...publication, changedSince: true }, 'en-GB')).toBe('Changed');
  const scheduled = (more: object) => shortText({ ...never, scheduled: [{ ...due, ...more }] }, 'en-GB');
  expect(scheduled({})).toBe('Scheduled: 24 Dec · Not published');
  expect(scheduled({ failure: 'It is gone' })).toBe('Failed: 24 Dec · Not published');
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
