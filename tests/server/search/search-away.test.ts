/** @jest-turn 6 */
import { SearchCluster } from '../../../model-json/core/server/settings/search-cluster';
import { freePort } from '../../dispatcher/httpd';
import { complaints, type TestSite } from '../start-site';
import { gb, startSearchSite } from './search-site';

/* A site whose search cluster cannot be reached: pages are drawn and say so, everything else works. */
let site: TestSite;
beforeAll(async () => {
  const nodes = [new URL(`https://localhost:${await freePort()}`)];
  site = await startSearchSite({ server: { searchCluster: new SearchCluster(nodes) } });
  // The first request starts the index; it finds out after a moment that nobody answers.
  await site.publish.inject('/bin/ventora/search?lang=en-GB');
});
afterAll(() => site.close());

it.each(['/bin/ventora/search?q=m', '/bin/ventora/suggest?q=m', `${gb}.searchresults.json?fulltext=machine`])(
  'answers %s at once with 503, and says when to ask again',
  async (address) => {
    const ask = async () => {
      const start = performance.now();
      const answer = await site.publish.inject(address);
      return { answer, ms: performance.now() - start };
    };
    // A busy machine delays some of them.
    const asked = [await ask(), await ask(), await ask(), await ask(), await ask()];
    expect(Math.min(...asked.map(({ ms }) => ms))).toBeLessThan(500);
    const { statusCode, headers, json } = asked[0]!.answer;
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(json()).toMatchObject({ status: 503 });
  },
);

it('shows the page of results without results, and lets nobody store it', async () => {
  const { statusCode, headers, body } = await site.publish.inject(`${gb}/search.html?q=machine`);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<title>Search</title>');
  const { json } = await site.publish.inject(`${gb}/search.model.json?q=machine`);
  const { all } = json()[':items'].root[':items'];
  // Without an answer the list says that the search is away.
  expect(all).toHaveProperty(':type', 'ventora/components/filterlist');
  expect(all).not.toHaveProperty('answer');
});

it('shows other pages as ever', async () => {
  expect((await site.publish.inject(`${gb}.html`)).statusCode).toBe(200);
});

it('says it once in the log, whatever visitors do', () => {
  const said = complaints(site).filter((line) => /search/i.test(line));
  expect(said).toEqual([
    expect.stringMatching(/^OpenSearch at localhost:\d+ does not answer \(ECONNREFUSED\)/),
  ]);
});
