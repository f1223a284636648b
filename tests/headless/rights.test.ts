import { startGuardedSite, type GuardedSite, type Sender } from '../accounts/guarded-site';
import { ENDPOINT, type Told } from './ask';
import { DAM, FILES } from './workshop';

/* What somebody may not read is in no answer: not as an item, a reference, a number of items, or a difference in an error. */

let site: GuardedSite;
let reader: Sender;
let writer: Sender;
let head: Sender;
beforeAll(async () => {
  site = await startGuardedSite({ content: FILES, published: FILES });
  const queries = '/conf/ventora/settings/graphql/persistentQueries';
  reader = site.person('reader', 'author', [{ path: `${DAM}/other`, level: 'read' }]);
  writer = site.person('writer', 'publisher', [
    { path: '/content', level: 'read' },
    { path: queries, level: 'publish' },
  ]);
  head = site.person('head', 'publisher', [{ path: '/content', level: 'publish' }]);
});
afterAll(() => site.close());

const ask = async (query: string, who: Sender): Promise<Told & { status: number }> => {
  const answer = await fetch(site.origin + ENDPOINT, {
    method: 'POST',
    body: JSON.stringify({ query }),
    headers: { 'content-type': 'application/json', accept: 'application/json', ...who },
  });
  return { ...((await answer.json()) as Told), status: answer.status };
};

const persist = (who: Sender, name = 'towns') =>
  fetch(`${site.origin}/graphql/persist.json/ventora/${name}`, {
    method: 'PUT',
    body: '{ makerList { items { town } } }',
    headers: { 'content-type': 'application/json', ...who },
  });

test('gives nothing to somebody who is not signed in', async () => {
  expect((await ask('{ makerList { items { name } } }', {})).status).toBe(401);
  expect((await site.get('/graphql/execute.json/ventora/towns')).status).toBe(401);
  expect((await site.get('/graphql/list.json')).status).toBe(401);
});

test('gives a reader of one folder what is in it, in lists and pages, by path, id and filter', async () => {
  const hidden = '00000000-0000-4000-8000-000000000001';
  const { data, errors } = await ask(
    `{ makerList { items { name } }
       makerPaginated(first: 1) { edges { node { name } } pageInfo { hasNextPage hasPreviousPage } }
       makerByPath(_path: "${DAM}/bolt-works") { item { name } }
       machineById(_id: "${hidden}") { item { name } }
       machineList { items { name } } }`,
    reader,
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    makerList: { items: [{ name: 'Iron & Sons' }] },
    makerPaginated: {
      edges: [{ node: { name: 'Iron & Sons' } }],
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    },
    makerByPath: { item: null },
    machineById: { item: null },
    machineList: { items: [] },
  });
  expect((await ask('{ machineList { items { maker { name } } } }', head)).data).toEqual({
    machineList: { items: expect.arrayContaining([{ maker: { name: 'Bolt Works' } }]) },
  });
});

test('lets a reader of one folder follow no reference out of it', async () => {
  const inner = site.person('inner', 'author', [{ path: `${DAM}/press`, level: 'read' }]);
  const { data } = await ask(
    `{ machineList(filter: {}) { items { name maker { name } parts { name } kin { __typename } picture { __typename } story { json } }
       _references { __typename } }
       found: machineList(filter: {maker: {town: {_expressions: [{value: "Leeds"}]}}}) { items { name } } }`,
    inner,
  );
  expect(data).toMatchObject({
    machineList: {
      items: [{ name: 'Press', maker: null, parts: [], kin: [], picture: null }],
      _references: [],
    },
    found: { items: [] },
  });
  // A link to a fragment is not told from any other.
  expect(JSON.stringify(data)).not.toContain('"type":"fragment"');
});

test('lets those store queries who may write there, and those publish who may publish', async () => {
  expect((await persist(reader)).status).toBe(403);
  expect((await persist(head)).status).toBe(403);
  expect((await persist(writer)).status).toBe(201);
  const path = '/conf/ventora/settings/graphql/persistentQueries/towns';
  const publish = (who: Sender) => site.post('/bin/replicate.json', { cmd: 'Activate', path }, who);
  expect((await publish(head)).status).toBe(403);
  expect((await publish(writer)).status).toBe(200);
});

test('gives each the answer of their rights to the same stored query, and lets no shared cache keep it', async () => {
  await persist(writer);
  const execute = (who: Sender) => site.get('/graphql/execute.json/ventora/towns', who);
  const [few, all] = [await execute(reader), await execute(head)];
  expect(JSON.parse(few.text)).toEqual({ data: { makerList: { items: [{ town: 'Ayr' }] } } });
  expect(JSON.parse(all.text)).toEqual({
    data: { makerList: { items: [{ town: 'Leeds' }, { town: 'Ayr' }] } },
  });
  expect(few.headers.get('cache-control')).toBe('private, max-age=60');
});
