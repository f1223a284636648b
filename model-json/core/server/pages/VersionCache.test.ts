import type { Resource } from '../../repository/Resource';
import type { Frontend } from '../frontend/frontend';
import { PAGES_BYTES } from './memory';
import type { Models } from './Models';
import { Pages } from './Pages';
import { ProblemLog } from '../logs/problem-log';
import { VersionCache } from './VersionCache';
import { partly } from '../../../../shared/testing/partly';

const bytes = (most: number) => ({ most, weigh: (value: string) => value.length });

it('evicts the oldest entries when it is full', () => {
  const cache = new VersionCache(() => 1, bytes(10));
  for (const key of ['a', 'b', 'c', 'd']) cache.get(key, () => key.repeat(3));
  expect(cache.weight).toBe(9);
  expect(['a', 'b', 'c', 'd'].map((key) => cache.find(key))).toEqual([undefined, 'bbb', 'ccc', 'ddd']);
});

it('counts a replaced entry only once', () => {
  const cache = new VersionCache(() => 1, bytes(10));
  cache.get('a', () => 'long one');
  cache.keep('a', 'short');
  expect(cache.weight).toBe(5);
});

it('does not evict everything for an entry that exceeds the limit', () => {
  const cache = new VersionCache(() => 1, bytes(10));
  cache.get('a', () => 'small');
  expect(cache.get('b', () => 'far too large')).toBe('far too large');
  expect(cache.find('a')).toBe('small');
  expect(cache.weight).toBe(5);
});

it('is empty after a content change', () => {
  let version = 1;
  const cache = new VersionCache(() => version, bytes(10));
  cache.get('a', () => 'old');
  version = 2;
  expect(cache.find('a')).toBeUndefined();
  expect(cache.weight).toBe(0);
});

it('stays within its limit when somebody reads a whole site', () => {
  const html = 'x'.repeat(400_000);
  const bytes = Buffer.from(html);
  const text = { html, bytes, encoded: [{ bytes, isShared: false }], includes: () => false };
  const pages = new Pages({
    models: partly<Models>({ get: () => ({}) }),
    frontend: () =>
      partly<Frontend>({
        renderPage: () => ({ html, text, css: '', problems: [] }),
        assets: {},
      }),
    version: () => 1,
    problems: new ProblemLog(() => undefined),
    framedBy: "'none'",
  });
  for (let number = 0; number < 120; number += 1)
    pages.html(
      partly<Resource>({ path: `/content/page-${number}`, children: new Map() }),
      'http://site.example',
    );
  expect(pages.weight).toBeLessThanOrEqual(PAGES_BYTES);
  expect(pages.weight).toBeGreaterThan(PAGES_BYTES / 2);
});

it('makes what must not be kept again each time', () => {
  const cache = new VersionCache<number>(() => 1, 3);
  const make = jest.fn(() => 1);
  const ask = (isKept: boolean) => cache.get('/a', make, () => isKept);
  expect([ask(false), ask(true), ask(true)]).toEqual([1, 1, 1]);
  expect(make).toHaveBeenCalledTimes(2);
});
