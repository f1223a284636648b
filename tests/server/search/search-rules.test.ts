import type { NodeJson } from '../../../model-json/core/repository/node-json';
import type { SearchAnswer } from '../../../shared/search/search-answer';
import { AuthorClient } from '../writes/author-client';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';

/* What authors configure for their site's search, and the report they read. */

const RULES = '/content/experience-fragments/ventora/gb/en/site/search-rules';
const NODE = `${RULES}/master/jcr:content/root/rules`;
const node = (more: NodeJson): NodeJson => ({ 'jcr:primaryType': 'nt:unstructured', ...more });

const rules = page('Search rules', {
  rules: component('searchrules', {
    synonyms: node({ item0: node({ words: ['impact gun', 'wrench'] }) }),
    boosts: node({ item0: node({ target: '/content/ventora/gb/en/hoses', factor: 0 }) }),
    pins: node({
      item0: node({ queries: ['Spray paint'], targets: ['/content/ventora/gb/en/guns', '/content/gone'] }),
    }),
  }),
});
const text = (words: string) => ({ text: component('text', { text: words }) });
const content: Record<string, NodeJson> = {
  'content/ventora/gb/en/hoses.json': page('Hose, hose and hose again', text('for air')),
  'content/ventora/gb/en/reels.json': page('Reels', text('Wind up a hose.')),
  'content/ventora/gb/en/guns.json': page('Guns', text('HVLP for cars')),
  'content/ventora/gb/en/wrench.json': page('Wrench', text('for wheels')),
  [`${RULES.slice(1)}.json`]: page('Search rules'),
  [`${RULES.slice(1)}/master.json`]: rules,
};

let site: TestSite;
beforeEach(async () => {
  site = await startSite({ content, published: content });
});
afterEach(() => site.close());

async function search(q: string): Promise<SearchAnswer> {
  const answer = await site.publish.inject(`/bin/ventora/search?lang=en-GB&q=${encodeURIComponent(q)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const found = async (q: string) =>
  (await search(q)).items.map((item) => ('title' in item ? item.title : item.type));

it('finds by the site’s synonyms, and ranks pinned results first and demoted ones last', async () => {
  expect(await found('impact guns')).toEqual(['Wrench']);
  expect(await found('SPRAY painting')).toEqual(['Guns']);
  expect(await found('hose')).toEqual(['Reels', 'Hose, hose and hose again']);
});

it('applies a new synonym within a second of its publication, not before', async () => {
  expect(await found('rattler')).toEqual([]);
  const client = new AuthorClient(site.author);
  await client.post(`${NODE}/synonyms/item0`, {
    words: ['rattler', 'wrench'],
    'words@TypeHint': 'String[]',
  });
  expect(await found('rattler')).toEqual([]);
  await client.post('/bin/replicate.json', { cmd: 'Activate', path: [`${RULES}/master`] });
  const since = Date.now();
  let titles: unknown[] = [];
  while (titles.length === 0 && Date.now() - since < 1000) titles = await found('rattler');
  expect(titles).toEqual(['Wrench']);
});

it('hides the rules from visitors', async () => {
  const answers = await Promise.all(
    ['html', 'model.json'].map((ending) => site.publish.inject(`${RULES}/master.${ending}`)),
  );
  for (const { body } of answers) expect(body).not.toContain('impact gun');
});

it('shows authors the visitors’ queries, without suggestions, further pages and filters', async () => {
  for (let times = 0; times < 3; times += 1) await search('  Hose ');
  for (const more of ['&page=2', '&kind=page', '&sort=weight', '']) {
    await site.publish.inject(`/bin/ventora/search?lang=en-GB&q=gun${more}`);
    await site.publish.inject(`/bin/ventora/suggest?lang=en-GB&q=ho`);
    await search('jane@example.com');
    await search('nothing of the kind');
  }
  const report = async () =>
    (await site.author.inject('/bin/ventora/search-report.json?days=7')).json() as object;
  expect(await report()).toMatchObject({ days: 7, languages: [] });
  await site.publish.close();
  expect(await report()).toMatchObject({
    languages: [
      {
        language: 'en',
        searches: 8,
        top: [
          { query: 'nothing of the kind', asked: 4, withoutResults: 4 },
          { query: 'hose', asked: 3, withoutResults: 0 },
        ],
        nothingFound: [{ query: 'nothing of the kind', asked: 4, withoutResults: 4 }],
      },
    ],
  });
  const page = await site.author.inject('/bin/ventora/search-report.html?days=7');
  expect(page.body).toContain('<bdi>nothing of the kind</bdi>');
  expect(page.headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
  const csv = await site.author.inject('/bin/ventora/search-report.csv');
  expect(csv.body).toMatch(/,"en","hose","3","0"\r\n/);
});

it('does not count authors’ own queries, and hides the report from visitors', async () => {
  await site.author.inject('/bin/ventora/search?lang=en-GB&q=hose');
  await site.author.close();
  expect((await site.publish.inject('/bin/ventora/search-report.json')).statusCode).toBe(404);
});

it('names the available periods for an invalid one', async () => {
  const answer = await site.author.inject('/bin/ventora/search-report.json?days=5');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message: 'days: use 7, 30, 90' });
});
