import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';

interface Answer {
  readonly total: number;
  readonly results: number;
  readonly more: boolean;
  readonly offset: number;
  readonly hits: readonly Record<string, unknown>[];
}

const asset = (title: string, format: string) => ({
  'jcr:primaryType': 'dam:Asset',
  'jcr:content': {
    'jcr:primaryType': 'dam:AssetContent',
    metadata: { 'jcr:primaryType': 'nt:unstructured', 'dc:title': title, 'dc:format': format },
  },
});

let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    content: {
      'content/dam/ventora/pump.png.json': asset('Pumpe für Öl', 'image/png'),
      'content/dam/ventora/brand/favicon.svg.json': asset('Mark', 'image/svg+xml'),
      'content/ventora/gb/en/lab.json': page(
        'Lab',
        { t: component('text', { text: '<p>Crème brûlée</p>', n: 3 }) },
        { 'cq:lastModified': '2026-09-14T08:00:00.000+00:00', tags: ['a', 'b'] },
      ),
      'content/ventora/gb/en/desk.json': page('Desk', {
        t: component('text', { text: '<p>Ask a dealer, or find a dealer.</p>' }),
      }),
      'content/ventora/gb/en/buying/dealers.json': page('Where to buy'),
      'content/ventora/gb/en/buying/finder.json': page('Find a dealer'),
      'content/ventora/gb/en/buying/trade.json': page('Wheeler-dealers'),
      'content/ventora/gb/en/buying.json': page('Buying'),
      'content/ventora/gb/en/lab/sub.json': page('Sub 10'),
      'content/ventora/gb/en/lab/sub2.json': page('Sub 9'),
    },
  });
});
afterAll(() => site.close());

async function query(parameters: Record<string, string>): Promise<Answer> {
  return (
    await site.author.inject({ url: '/bin/querybuilder.json', query: { 'p.limit': '-1', ...parameters } })
  ).json();
}
const pathsOf = ({ hits }: Answer) => hits.map((hit) => hit['path'] ?? hit['jcr:path']);

const LAB = '/content/ventora/gb/en/lab';
const BUYING = '/content/ventora/gb/en/buying';
const pages = { type: 'cq:Page', path: LAB };
const assets = { type: 'dam:Asset', path: '/content/dam' };
const [PUMP, MARK] = ['/content/dam/ventora/pump.png', '/content/dam/ventora/brand/favicon.svg'];

test.each<[string, Record<string, string>, string[]]>([
  ['all assets', assets, [MARK, PUMP]],
  ['pages below a path, without the one at it', pages, [`${LAB}/sub`, `${LAB}/sub2`]],
  ['also the page at the path', { ...pages, 'path.self': 'true' }, [LAB, `${LAB}/sub`, `${LAB}/sub2`]],
  ['only the page at the path', { ...pages, 'path.exact': 'true' }, [LAB]],
  [
    'only children',
    { type: 'cq:Page', path: '/content/ventora/gb', 'path.flat': 'true' },
    ['/content/ventora/gb/en'],
  ],
  ['words regardless of case and accents', { ...assets, fulltext: 'fur pumpe' }, [PUMP]],
  ['words in any component of a page', { type: 'cq:Page', fulltext: 'creme BRULEE' }, [LAB]],
  [
    'words in one part only',
    { ...assets, fulltext: 'png', 'fulltext.relPath': 'jcr:content/metadata' },
    [PUMP],
  ],
  ['names', { ...pages, nodename: 'sub?' }, [`${LAB}/sub2`]],
  ['names with a star', { ...pages, nodename: 's*' }, [`${LAB}/sub`, `${LAB}/sub2`]],
  [
    'a property with a value',
    { ...assets, property: 'jcr:content/metadata/dc:format', 'property.value': 'image/png' },
    [PUMP],
  ],
  [
    'a property in XPath notation (@)',
    { ...assets, property: 'jcr:content/metadata/@dc:format', 'property.value': 'image/png' },
    [PUMP],
  ],
  [
    'a property that matches a pattern',
    {
      ...assets,
      property: 'jcr:content/metadata/dc:format',
      'property.operation': 'like',
      'property.value': 'image/%',
    },
    [MARK, PUMP],
  ],
  [
    'one of several values',
    {
      ...assets,
      property: 'jcr:content/metadata/dc:title',
      'property.1_value': 'Mark',
      'property.2_value': 'None',
    },
    [MARK],
  ],
  [
    'all of several values',
    {
      type: 'cq:Page',
      property: 'jcr:content/tags',
      'property.1_value': 'a',
      'property.2_value': 'b',
      'property.and': 'true',
    },
    [LAB],
  ],
  [
    'another value',
    {
      ...assets,
      property: 'jcr:content/metadata/dc:format',
      'property.operation': 'unequals',
      'property.value': 'image/png',
    },
    [MARK],
  ],
  [
    'an existing property',
    { type: 'cq:Page', property: 'jcr:content/tags', 'property.operation': 'exists' },
    [LAB],
  ],
  [
    'a missing property',
    { ...pages, property: 'jcr:content/tags', 'property.operation': 'not' },
    [`${LAB}/sub`, `${LAB}/sub2`],
  ],
  [
    'two properties',
    {
      ...assets,
      '1_property': 'jcr:content/metadata/dc:title',
      '1_property.value': 'Mark',
      '2_property': 'jcr:content/metadata/dc:format',
      '2_property.value': 'image/png',
    },
    [],
  ],
  ['main assets', { ...assets, mainasset: 'true' }, [MARK, PUMP]],
  ['nothing below a missing path', { type: 'cq:Page', path: '/content/nobody' }, []],
])('finds %s', async (_, parameters, wanted) => {
  const answer = await query({ orderby: 'path', ...parameters });
  expect(pathsOf(answer)).toEqual(wanted);
  expect(answer).toMatchObject({
    success: true,
    results: wanted.length,
    total: wanted.length,
    more: false,
    offset: 0,
  });
});

test('orders titles naturally, ascending and descending', async () => {
  const ordered = { ...pages, orderby: '@jcr:content/jcr:title' };
  expect(pathsOf(await query(ordered))).toEqual([`${LAB}/sub2`, `${LAB}/sub`]);
  expect(pathsOf(await query({ ...ordered, 'orderby.sort': 'desc' }))).toEqual([`${LAB}/sub`, `${LAB}/sub2`]);
});

test('ranks matches in titles before addresses, and addresses before texts', async () => {
  const best = { type: 'cq:Page', fulltext: 'Dealer', orderby: '@jcr:score', 'orderby.sort': 'desc' };
  expect(pathsOf(await query(best))).toEqual([
    `${BUYING}/finder`,
    `${BUYING}/trade`,
    `${BUYING}/dealers`,
    '/content/ventora/gb/en/desk',
  ]);
});

test('returns results in pages', async () => {
  const answer = await query({ ...assets, orderby: 'path', 'p.limit': '1', 'p.offset': '1' });
  expect(answer).toMatchObject({ results: 1, total: 2, more: false, offset: 1 });
  expect(await query({ ...assets, 'p.limit': '1' })).toMatchObject({ results: 1, total: 2, more: true });
});

test('returns hits as detailed as requested', async () => {
  const pump = { ...assets, nodename: 'pump.png' };
  expect((await query(pump)).hits[0]).toEqual({
    path: PUMP,
    name: 'pump.png',
    title: 'Pumpe für Öl',
    type: 'image/png',
  });
  const full = (await query({ ...pump, 'p.hits': 'full' })).hits[0];
  expect(full).toMatchObject({ 'jcr:path': PUMP, 'jcr:primaryType': 'dam:Asset' });
  expect(full).not.toHaveProperty('jcr:content');
  const deep = (await query({ ...pump, 'p.hits': 'full', 'p.nodedepth': '2' })).hits[0];
  expect(deep).toMatchObject({ 'jcr:content': { metadata: { 'dc:format': 'image/png' } } });
  const properties = 'jcr:path jcr:content/metadata/dc:title jcr:content/none';
  expect((await query({ ...pump, 'p.hits': 'selective', 'p.properties': properties })).hits).toEqual([
    { 'jcr:path': PUMP, 'jcr:content': { metadata: { 'dc:title': 'Pumpe für Öl' } } },
  ]);
});

test('shows whether visitors see a page', async () => {
  const publication = { published: true, publishedAt: null, changedSince: false };
  expect((await query({ ...pages, 'p.limit': '1' })).hits[0]).toMatchObject({ publication });
  expect((await query({ ...pages, 'p.hits': 'full' })).hits[0]).toMatchObject({ publication });
});

test.each<[Record<string, string>, string]>([
  [{ colour: 'blue' }, '"colour" is not a known predicate; use path'],
  [{ 'p.limit': 'many' }, 'p.limit=many is not a number'],
  [{ 'p.hits': 'all' }, 'use simple, full or selective'],
  [{ property: 'x', 'property.operation': 'near', 'property.value': '1' }, 'use equals, unequals'],
])('explains what is wrong with %j', async (parameters, message) => {
  const answer = await site.author.inject({ url: '/bin/querybuilder.json', query: parameters });
  expect(answer.statusCode).toBe(400);
  expect((answer.json() as Record<string, string>)['message']).toContain(message);
});

test('refuses visitors', async () => {
  expect((await site.publish.inject('/bin/querybuilder.json')).statusCode).toBe(404);
});
