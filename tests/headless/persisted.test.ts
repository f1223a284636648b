import { startSite, type TestSite } from '../server/start-site';
import { AuthorClient } from '../server/writes/author-client';
import { DAM, FILES } from './workshop';

/* Queries that are stored under a name, which clients call. */

let site: TestSite;
let author: AuthorClient;
beforeAll(async () => {
  site = await startSite({ content: FILES, published: FILES });
  author = new AuthorClient(site.author);
});
afterAll(() => site.close());

const PATH = '/conf/ventora/settings/graphql/persistentQueries';
const MACHINES =
  'query ($size: String, $n: Int, $order: String = "name") { machineList(filter: {size: {_expressions: [{value: $size}]}}, limit: $n, sort: $order) { items { name } } }';

const send = async (method: 'PUT' | 'POST' | 'DELETE', name: string, payload?: string, headers = {}) =>
  site.author.inject({
    method,
    url: `/graphql/persist.json/ventora/${name}`,
    headers: { 'csrf-token': await author.token(), 'content-type': 'application/json', ...headers },
    ...(payload !== undefined && { payload }),
  });

const execute = (rest: string, server = site.author) => server.inject(`/graphql/execute.json/${rest}`);

const names = async (rest: string): Promise<string[]> =>
  (await execute(rest))
    .json<{ data: { machineList: { items: { name: string }[] } } }>()
    .data.machineList.items.map(({ name }) => name);

test('stores a query where AEM does, and tells where', async () => {
  const answer = await send('PUT', 'machines', MACHINES);
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    {
      action: 'create',
      configurationName: 'ventora',
      name: 'machines',
      shortPath: '/ventora/machines',
      path: `${PATH}/machines`,
    },
  ]);
  const content = site.repository.get(`${PATH}/machines/jcr:content`)?.properties;
  expect(content).toMatchObject({
    'sling:resourceType': 'graphql/persistent/query/content',
    'jcr:data': MACHINES,
  });
  expect((await send('POST', 'machines', JSON.stringify({ query: MACHINES }))).json()).toMatchObject({
    action: 'update',
  });
  expect((await send('POST', 'nothing', MACHINES)).statusCode).toBe(404);
});

test('takes variables from the address, encoded as a whole or each, and from a POST', async () => {
  expect(await names('ventora/machines')).toEqual(['Lathe', 'Press', 'saw']);
  expect(await names('ventora/machines;size=large;n=1')).toEqual(['Press']);
  expect(await names(`ventora/machines${encodeURIComponent(';size=small;n=5')};`)).toEqual(['Lathe']);
  expect(await names('ventora/machines;order=seats%20DESC;n=2')).toEqual(['Lathe', 'saw']);
  expect(await names('ventora/machines;size=a%3Bb')).toEqual([]);
  const posted = await site.author.inject({
    method: 'POST',
    url: '/graphql/execute.json/ventora/machines',
    payload: JSON.stringify({ variables: { n: 1 } }),
    headers: { 'content-type': 'application/json' },
  });
  expect([posted.json(), posted.headers['cache-control']]).toEqual([
    { data: { machineList: { items: [{ name: 'Lathe' }] } } },
    'no-store',
  ]);
});

test('tells browsers and caches how long to keep an answer: author a minute, publish two hours, or what the query says', async () => {
  expect((await execute('ventora/machines')).headers['cache-control']).toBe(
    'max-age=60, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400',
  );
  await author.post('/bin/replicate.json', { cmd: 'Activate', path: `${PATH}/machines` });
  const published = await execute('ventora/machines', site.publish);
  expect(published.headers['cache-control']).toBe(
    'max-age=60, s-maxage=7200, stale-while-revalidate=86400, stale-if-error=86400',
  );
  const { etag } = published.headers;
  const again = await site.publish.inject({
    url: '/graphql/execute.json/ventora/machines',
    headers: { 'if-none-match': String(etag) },
  });
  expect(again.statusCode).toBe(304);
  const own = {
    'cache-control': { 'max-age': 5 },
    'surrogate-control': { 'max-age': 600, 'stale-if-error': 7 },
  };
  await send('PUT', 'kept', JSON.stringify({ query: MACHINES, ...own }));
  expect((await execute('ventora/kept')).headers['cache-control']).toBe(
    'max-age=5, s-maxage=600, stale-while-revalidate=86400, stale-if-error=7',
  );
  expect((await execute('ventora/machines;n=x')).headers['cache-control']).toBe('no-store');
});

test('gives visitors a query once it is published, changes when they are, and nothing after it is removed', async () => {
  const query = (name: string) =>
    `{ makerList(filter: {name: {_expressions: [{value: "${name}"}]}}) { items { town } } }`;
  const towns = async () => (await execute('ventora/towns', site.publish)).body;
  await send('PUT', 'towns', query('Bolt Works'));
  expect((await execute('ventora/towns', site.publish)).statusCode).toBe(404);
  await author.post('/bin/replicate.json', { cmd: 'Activate', path: `${PATH}/towns` });
  expect(await towns()).toContain('Leeds');
  await send('PUT', 'towns', query('Iron & Sons'));
  expect(await towns()).toContain('Leeds');
  await author.post('/bin/replicate.json', { cmd: 'Activate', path: `${PATH}/towns` });
  expect(await towns()).toContain('Ayr');
  expect((await send('DELETE', 'towns')).statusCode).toBe(204);
  expect((await execute('ventora/towns', site.publish)).statusCode).toBe(404);
  expect((await send('DELETE', 'towns')).statusCode).toBe(404);
});

test('follows published content, although answers are kept', async () => {
  await send('PUT', 'lathe', `{ machineByPath(_path: "${DAM}/lathe") { item { name } } }`);
  await author.post('/bin/replicate.json', { cmd: 'Activate', path: `${PATH}/lathe` });
  expect((await execute('ventora/lathe', site.publish)).body).toContain('"Lathe"');
  const master = `${DAM}/lathe/jcr:content/data/master`;
  await site.publishRepository.change((draft) => draft.setProperty(master, 'name', 'Mill'));
  expect((await execute('ventora/lathe', site.publish)).body).toContain('"Mill"');
  await site.publishRepository.change((draft) => draft.setProperty(master, 'name', 'Lathe'));
});

test('lists the queries of a site, and of all', async () => {
  const own = (await site.author.inject('/graphql/list.json/ventora')).json<
    { queries: { path: object; data: object }[] }[]
  >();
  expect((await site.author.inject('/graphql/list.json')).json()).toEqual(own);
  expect(own).toMatchObject([{ configurationName: 'ventora' }]);
  expect(own[0]?.queries[0]).toEqual({
    path: {
      shortForm: 'ventora/machines',
      longForm: '/ventora/settings/graphql/persistentQueries/machines',
    },
    data: { query: MACHINES },
  });
});

test.each([
  [
    'a query with a fault',
    'x',
    '{ machineList { items { colour } } }',
    400,
    'Cannot query field \\"colour\\"',
  ],
  ['JSON of another shape', 'x', '{"text": "{ x }"}', 400, 'JSON of another shape'],
  ['a name that cannot be', 'a b', MACHINES, 422, 'cannot be the name'],
])('refuses %s', async (_title, name, payload, status, wanted) => {
  const answer = await send('PUT', encodeURIComponent(name), payload);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain(wanted);
});

test('stores nothing that another site sends, and nothing on publish', async () => {
  const forged = await send('PUT', 'forged', MACHINES, { 'csrf-token': 'x' });
  expect([forged.statusCode, forged.body]).toEqual([403, expect.stringContaining('CSRF')]);
  const other = await send('PUT', 'forged', MACHINES, { origin: 'https://other.example' });
  expect(other.statusCode).toBe(403);
  const visitor = await site.publish.inject({
    method: 'PUT',
    url: '/graphql/persist.json/ventora/x',
    payload: MACHINES,
  });
  expect(visitor.statusCode).toBeGreaterThanOrEqual(404);
});
