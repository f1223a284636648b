import type { PlanItem } from './PlanItem';
import { belowText, countText, kindText, linksText, titleText } from './plan-texts';
import { changedTicks, firstTicks, pathsBelow, tickedPaths } from './ticks';

const item = (path: string, more: Partial<PlanItem> = {}): PlanItem => ({
  path,
  title: path,
  type: 'page',
  reason: 'used',
  published: false,
  outdated: false,
  needs: [],
  ...more,
});
const items: readonly PlanItem[] = [
  item('/page', { reason: 'asked', published: true }),
  item('/master', { reason: 'followed', published: true, outdated: true }),
  item('/offer', { type: 'fragment' }),
  item('/offer/a', { type: 'fragment', needs: ['/offer'] }),
  item('/picture', { type: 'asset', published: true }),
  item('/page/a', { reason: 'below', published: true, outdated: true }),
  item('/page/b', { reason: 'below', published: true }),
  item('/page/c', { reason: 'below' }),
  item('/page/c/d', { reason: 'below', needs: ['/page/c'] }),
  item('/sheet', { type: 'asset', reason: 'usedBelow' }),
  item('/copy', { reason: 'copy', published: true, outdated: true, goesWith: '/page' }),
];
const ticked = (...paths: string[]) => new Set(paths);

it('ticks at first what was asked for, and what visitors do not see of what it needs', () => {
  expect(firstTicks(items, 'Activate')).toEqual(ticked('/page', '/master', '/offer', '/offer/a'));
});

it('ticks what an item needs along with it, and unticks what has lost what it needs', () => {
  const before = firstTicks(items, 'Activate');
  const with_d = changedTicks(before, ticked(...before, '/page/c/d'), items);
  expect(with_d.has('/page/c')).toBe(true);
  const without = changedTicks(with_d, ticked(...[...with_d].filter((path) => path !== '/page/c')), items);
  expect([...without]).toEqual([...before]);
  expect(changedTicks(before, ticked('/page', '/master', '/offer/a'), items).has('/offer/a')).toBe(false);
});

it('ticks everything below that visitors do not see, with what it uses', () => {
  expect(pathsBelow(items)).toEqual(['/page/a', '/page/c', '/page/c/d', '/sheet']);
});

it('leaves out what goes along by itself', () => {
  const all = ticked(...items.map(({ path }) => path));
  expect(tickedPaths(items, all, 'Activate')).not.toContain('/copy');
  expect(tickedPaths(items, all, 'Deactivate')).not.toContain('/page/a');
});

it('says what it counts', () => {
  expect(countText(items.slice(0, 4))).toBe('4 ticked: 2 new, 1 changed, 1 already published.');
  expect(countText([])).toBe('Nothing is ticked.');
  expect(belowText(items)).toBe('With 4 pages below (2 new, 1 changed), and what they use');
  expect(titleText('Activate', [items[0]!])).toBe('Publish “/page”');
  expect(titleText('Deactivate', items.slice(0, 3))).toBe('Unpublish 3 pages?');
  expect(kindText(items.at(-1)!, () => 'Page')).toBe('Live copy, goes along with “Page”');
  expect(linksText([])).toBe('No published page links there.');
  expect(linksText([{ path: '/x', title: 'X' }])).toBe('Links in 1 published page will lead nowhere: “X”.');
});
