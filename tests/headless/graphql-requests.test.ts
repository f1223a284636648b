import { startSite } from '../server/start-site';
import { ask, ENDPOINT, type Told } from './ask';
import { openWorkshop, type Workshop } from './open-workshop';
import { DAM, FILES, fragment } from './workshop';

/* What can be sent to an endpoint of GraphQL, and what is refused. */

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const fault: Workshop['fault'] = (query) => workshop.fault(query);

test('has a schema of enabled models, without references to others', async () => {
  const { body, headers } = await workshop.site.publish.inject(
    '/content/cq:graphql/ventora/endpoint.GQLschema',
  );
  expect(headers['content-type']).toContain('text/x-graphql-schema');
  expect(body).toContain('type SparePartModel {');
  expect(body).toContain('sparePartPaginated(');
  expect(body).not.toContain('DraftModel');
  expect(body).not.toMatch(/secret|no-name/);
});

test('shows visitors what is published, and authors their drafts', async () => {
  const query = '{ machineList(filter: {name: {_expressions: [{value: "Drill"}]}}) { items { _path } } }';
  expect((await ask(workshop.site.publish, query)).data).toEqual({ machineList: { items: [] } });
  expect((await ask(workshop.site.author, query)).data).toEqual({
    machineList: { items: [{ _path: `${DAM}/unpublished` }] },
  });
});

test.each([
  [
    'too deep',
    `{ machineList { items { ${'kin { ... on MachineModel { '.repeat(14)} name ${'} }'.repeat(14)} } } }`,
    'fields deep',
  ],
  [
    'too large, by fragments of fragments',
    `{ machineList { items { ...a9 } } } ${Array.from({ length: 9 }, (_, i) => `fragment a${i + 1} on MachineModel { x: name ...a${i} ...a${i} }`).join(' ')} fragment a0 on MachineModel { name }`,
    'has 1025 fields',
  ],
  ['of too many words', `{ machineList { items { ${'name '.repeat(6000)} } } }`, 'tokens'],
  ['not GraphQL', '{ machineList', 'Syntax Error'],
  ['no query', 'mutation { machineList { items { name } } }', 'mutation'],
])('refuses a query that is %s, and says why', async (_title, query, wanted) => {
  expect(await fault(query)).toContain(wanted);
});

test('ends a query that reads too much, and gives none of it', async () => {
  const content = Object.fromEntries(
    Array.from({ length: 60 }, (_, i) => [
      `content/dam/ventora/workshop/many/m${i}.json`,
      fragment('machine', {
        name: `M ${i}`,
        kin: Array.from({ length: 60 }, (_each, k) => `${DAM}/many/m${k}`),
      }),
    ]),
  );
  const big = await startSite({ content: { ...FILES, ...content } });
  const kin = (inner: string) => `kin { ... on MachineModel { name ${inner} } }`;
  const answer = await ask(big.publish, `{ machineList { items { ${kin(kin(''))} } } }`);
  await big.close();
  expect(answer.data).toBeUndefined();
  expect(answer.errors).toEqual([expect.objectContaining({ extensions: { code: 'QUERY_TOO_COSTLY' } })]);
});

test('answers GET as well, the addresses of older clients, and all sites at once', async () => {
  const get = async (address: string) =>
    (
      await workshop.site.publish.inject(
        `${address}?query=${encodeURIComponent('query ($n: Int) { makerList(limit: $n) { items { name } } }')}&variables=${encodeURIComponent('{"n":1}')}`,
      )
    ).json<Told>();
  const wanted = { data: { makerList: { items: [{ name: 'Bolt Works' }] } } };
  for (const address of [
    ENDPOINT,
    '/content/_cq_graphql/ventora/endpoint.json',
    '/content/graphql/global/endpoint.json',
    '/content/cq%3Agraphql/global/endpoint.json',
  ])
    expect(await get(address)).toEqual(wanted);
});

test.each([
  ['no JSON', '{', 400, 'not valid JSON'],
  ['JSON without a query', '{"query":1}', 400, 'query'],
  ['a body that is too large', `{"query":"${'x'.repeat(70_000)}"}`, 413, '65536 bytes'],
])('refuses %s', async (_title, payload, status, wanted) => {
  const answer = await workshop.site.publish.inject({
    method: 'POST',
    url: ENDPOINT,
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ message: string }>().message).toContain(wanted);
});

test('says 404 for a site without models, and 400 to modern clients for a query at fault', async () => {
  const nowhere = await workshop.site.publish.inject(
    '/content/cq:graphql/nowhere/endpoint.json?query=%7Bx%7D',
  );
  expect(nowhere.statusCode).toBe(404);
  const send = (accept: string) =>
    workshop.site.publish.inject({
      method: 'POST',
      url: ENDPOINT,
      payload: '{"query":"{ nope }"}',
      headers: { accept, 'content-type': 'application/json' },
    });
  expect((await send('application/json')).statusCode).toBe(200);
  const modern = await send('application/graphql-response+json');
  expect([modern.statusCode, modern.headers['content-type']]).toEqual([
    400,
    'application/graphql-response+json; charset=utf-8',
  ]);
});

test('lets a client post a query a second to publish, without counting them as forms', async () => {
  const asked = await startSite({ content: FILES, published: FILES });
  const query = '{ makerList(limit: 1) { items { name } } }';
  for (let post = 0; post < 600; post += 1) await ask(asked.publish, query);
  const { statusCode, headers, body } = await asked.publish.inject({
    method: 'POST',
    url: ENDPOINT,
    payload: JSON.stringify({ query }),
  });
  expect([statusCode, headers['retry-after']]).toEqual([429, '60']);
  expect(body).toContain('ask persisted queries by GET');
  expect((await ask(asked.author, query)).errors).toBeUndefined();
  await asked.close();
});
