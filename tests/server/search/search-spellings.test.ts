import { openRealSite, type RealSite } from '../real-site';
import type { SearchAnswer } from '../../../shared/search/search-answer';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite();
  // The first index of the whole site takes longer than a request waits for it.
  while ((await site.publish.inject('/bin/ventora/search?q=air')).statusCode === 503);
}, 300_000);
afterAll(() => site.close());

const found = async (lang: string, words: string): Promise<SearchAnswer['items']> => {
  const answer = await site.publish.inject(
    `/bin/ventora/search?lang=${lang}&size=100&q=${encodeURIComponent(words)}`,
  );
  return answer.json<SearchAnswer>().items;
};

const idsOf = (items: SearchAnswer['items']) => items.map(({ id }) => id).sort();

/** In the order in which the country writes it and its neighbours do. */
test.each([
  ['en-US', 'color', 'colour'],
  ['en-US', 'center', 'centre'],
  ['en-US', 'aluminum', 'aluminium'],
  ['en-US', 'email', 'e-mail'],
  ['en-US', 'extension cord', 'extension cable'],
  ['en-CA', 'colour', 'color'],
  ['en-GB', 'colour', 'color'],
  ['de-CH', 'Strasse', 'Straße'],
  ['de-CH', 'gross', 'groß'],
  ['de-CH', 'nach Mass', 'nach Maß'],
  ['de-DE', 'Straße', 'Strasse'],
])('readers in %s find the same by “%s” and by “%s”', async (lang, own, foreign) => {
  const [items, others] = [await found(lang, own), await found(lang, foreign)];
  expect(items.length).toBeGreaterThan(0);
  expect(others[0]).toEqual(items[0]);
  // The rest is in the order of how often a page says either, which need not be the same.
  expect(idsOf(others)).toEqual(idsOf(items));
});
