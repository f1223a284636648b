import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';

const text = (words: string) => component('text', { text: words, textIsRich: true });
const machines = Object.fromEntries(
  Array.from({ length: 12 }, (_, n) => [
    `content/ventora/gb/en/machine-${n}.json`,
    page(`Machine ${n}`, { text: text('<p>Runs on <b>compressed</b>&nbsp;air.</p>') }),
  ]),
);

let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    content: {
      ...machines,
      'content/ventora/gb/en/dryer.json': page(
        'Kältetrockner',
        { text: text('<p class="dewpoint">Dry</p>') },
        { 'jcr:description': 'A machine for dry air' },
      ),
      'content/ventora/gb/en/secret.json': page('Secret machine', {}, { 'cq:robotsTags': ['noindex'] }),
      'content/ventora/gb/en/find.json': page('Find', {
        search: component('search'),
        small: component('search', { searchRoot: '/content/ventora/gb/en/dryer' }),
      }),
    },
  });
});
afterAll(() => site.close());

const root = '/content/ventora/gb/en';
const at = `${root}/find.searchresults.json/_jcr_content/root/search`;
const ask = (query: string, url = at) => site.publish.inject(`${url}?${query}`);
const titles = async (query: string, url?: string) =>
  (await ask(query, url)).json<{ title: string }[]>().map(({ title }) => title);

test('results have the format of Core Components', async () => {
  const answer = await ask('fulltext=dryer');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual([]);
  const [found] = (await ask('fulltext=kalte')).json<object[]>();
  expect(found).toEqual({
    id: expect.stringMatching(/^search-[\da-f]{10}-item-[\da-f]{10}$/),
    url: '/dryer',
    path: `${root}/dryer`,
    title: 'Kältetrockner',
    description: 'A machine for dry air',
    ':type': 'ventora/components/page',
  });
});

test('titles rank before descriptions, and descriptions before the rest', async () => {
  expect(await titles('fulltext=machine')).toHaveLength(10);
  const rest = await titles('fulltext=machine&resultsOffset=10');
  expect(rest).toHaveLength(3);
  expect(rest.at(-1)).toBe('Kältetrockner');
});

test('every word must occur, regardless of markup and case', async () => {
  expect(await titles('fulltext=COMPRESSED+air+propane')).toEqual([]);
  expect(await titles('fulltext=COMPRESSED+air+7')).toEqual(['Machine 7']);
});

test('neither markup nor pages kept from search engines are found', async () => {
  expect(await titles('fulltext=dewpoint')).toEqual([]);
  expect(await titles('fulltext=secret')).toEqual([]);
});

test('a component can search below another page', async () => {
  const url = `${root}/find.searchresults.json/jcr:content/root/small`;
  expect(await titles('fulltext=machine', url)).toEqual(['Kältetrockner']);
});

test('a search without a component uses the defaults', async () => {
  expect(await titles('fulltext=machine', `${root}/products.searchresults.json`)).toHaveLength(10);
});

test.each(['fulltext=ka', 'fulltext=', ''])('a term that is too short finds nothing: %s', async (query) => {
  expect(await titles(query)).toEqual([]);
});

test.each(['x', '-1', '1.5', '9'.repeat(40)])('an offset of %s is refused', async (offset) => {
  expect((await ask(`fulltext=machine&resultsOffset=${offset}`)).statusCode).toBe(400);
});

test.each([
  '/content/ventora/gb/en/no-such-page.searchresults.json',
  '/content/dam/ventora/pump.png.searchresults.json',
  `${root}/find.searchresults.txt`,
  `${root}/find.searchresults.x.json`,
  `${root}/find.searchresults.html`,
])('%s is not a search address', async (url) => {
  expect((await ask('fulltext=machine', url)).statusCode).toBe(404);
});

test('authors can search, too', async () => {
  const answer = await site.author.inject(`${at}?fulltext=kalte`);
  expect(answer.json()).toMatchObject([{ url: `${root}/dryer.html` }]);
});

test('the form leads to a page of results without scripts', async () => {
  const model = (await site.publish.inject(`${root}/find.model.json`)).json();
  const { action } = model[':items'].root[':items'].search as { action: string };
  const answer = await ask('fulltext=machine', action);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  expect(answer.body).toContain('href="/machine-3"');
  expect(answer.body).toContain(`${action}?fulltext=machine&amp;resultsOffset=10`);
  expect((await ask('fulltext=%22%3E%3Cscript%3E', action)).body).not.toContain('"><script>');
});
