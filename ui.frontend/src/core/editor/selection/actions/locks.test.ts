import type { ContentNode } from '../../sling/content-node';
import { noInheritance } from '../../sling/inheritance';
import { locksOf } from './locks';

const root = '/content/site/us/en/jcr:content/root';
const locks = locksOf({
  follows: { path: '/content/site/gb/en', title: 'Air' },
  masters: [],
  isStored: true,
  nodes: {
    [root]: { own: [], ownChildren: false },
    [`${root}/text`]: { own: ['text'], ownChildren: false },
    [`${root}/title`]: { own: true, ownChildren: false },
    [`${root}/section`]: { own: true, ownChildren: true },
  },
});

it('names the page on which to change inherited content', () => {
  expect(locks.ofWords(root)).toBe('This is inherited. Change it on “Air”, which this page follows.');
});

it('unlocks only the texts that a live copy has of its own', () => {
  expect(locks.ofWords(`${root}/text`)).toBeUndefined();
  expect(locks.ofProperty(`${root}/text`, 'text')).toBeUndefined();
  expect(locks.ofProperty(`${root}/text`, 'id')).toContain('inherited');
  expect(locks.ofProperty(`${root}/title`, 'jcr:title')).toBeUndefined();
});

it('locks the place of inherited components, and accepts new ones only in containers of its own', () => {
  expect(locks.ofPlace(`${root}/title`)).toContain('position');
  expect(locks.ofInside(root)).toContain('inherited');
  expect(locks.ofInside(`${root}/section`)).toBeUndefined();
  expect(locks.ofPlace(`${root}/section/new`)).toBeUndefined();
});

it('locks nothing on a page that is not a live copy', () => {
  const { ofWords, ofPlace, ofInside, ofProperty } = locksOf(noInheritance);
  expect([ofWords(root), ofPlace(root), ofInside(root), ofProperty(root, 'text')]).toEqual(
    Array(4).fill(undefined),
  );
});

it('follows what has left its source since the page was opened', () => {
  const now: Record<string, ContentNode> = {
    [root]: { 'jcr:mixinTypes': ['cq:LiveSyncCancelled'], 'cq:isCancelledForChildren': true },
  };
  const nodes = {
    [root]: { own: [], ownChildren: false },
    [`${root}/text`]: { own: [], ownChildren: false },
    [`${root}/text/image`]: { own: [], ownChildren: false },
  };
  const follows = { path: '/content/site/gb/en', title: 'Air' };
  const changing = locksOf({ follows, masters: [], isStored: true, nodes }, (path) => now[path] ?? {});
  expect(changing.ofWords(`${root}/text`)).toBeUndefined();
  expect(changing.ofPlace(`${root}/text`)).toBeUndefined();
  expect(changing.ofInside(root)).toBeUndefined();
  delete now[root];
  expect(changing.ofWords(`${root}/text`)).toContain('inherited');
  now[`${root}/text`] = { 'cq:propertyInheritanceCancelled': ['cq:styleIds'] };
  expect(changing.ofProperty(`${root}/text`, '(style 0)')).toBeUndefined();
  expect(changing.ofProperty(`${root}/text`, 'image/alt')).toContain('inherited');
  now[`${root}/text/image`] = { 'jcr:mixinTypes': ['cq:LiveSyncCancelled'] };
  expect(changing.ofProperty(`${root}/text`, 'image/alt')).toBeUndefined();
});
