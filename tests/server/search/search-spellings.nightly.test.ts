import { openRealSite, type RealSite } from '../real-site';
import type { SearchAnswer } from '../../../shared/search/search-answer';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite();
  // Indexing the whole site for the first time takes longer than a request waits.
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

/** Each pair has the country's own spelling and its neighbours'. */
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
])('readers in %s find the same with “%s” and “%s”', async (lang, own, foreign) => {
  const [items, others] = [await found(lang, own), await found(lang, foreign)];
  expect(items.length).toBeGreaterThan(0);
  expect(others[0]).toEqual(items[0]);
  // The remaining order depends on how often a page uses either spelling, and can differ.
  expect(idsOf(others)).toEqual(idsOf(items));
});
