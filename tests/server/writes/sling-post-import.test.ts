import type { Form } from './author-client';
import { Lab, ROOT } from '../lab-site';

const lab = new Lab();

const content = JSON.stringify({ 'sling:resourceType': 'ventora/components/text', text: 'I', sub: { n: 1 } });

test('imports a tree under a name, in the requested position', async () => {
  const form = { ':operation': 'import', ':contentType': 'json', ':content': content, ':name': 'i' };
  expect((await lab.client.post(ROOT, { ...form, ':order': 'first' })).status).toBe(201);
  expect(lab.names(ROOT)).toEqual(['i', 'a', 'b', 'c']);
  expect(lab.properties(`${ROOT}/i/sub`)).toEqual({ 'jcr:primaryType': 'nt:unstructured', n: 1 });
  expect((await lab.client.post(ROOT, form)).status).toBe(412);
  expect(
    (await lab.client.post(ROOT, { ...form, ':content': '{"text":"J"}', ':replace': 'true' })).status,
  ).toBe(200);
  // Replaced means removed and created.
  expect(lab.names(ROOT)).toEqual(['a', 'b', 'c', 'i']);
  expect(lab.properties(`${ROOT}/i`)).toEqual({ 'jcr:primaryType': 'nt:unstructured', text: 'J' });
});

test('imports into a node, and keeps existing content unless told otherwise', async () => {
  const form = { ':operation': 'import', ':contentType': 'json', ':content': content };
  await lab.client.post(`${ROOT}/a`, form);
  expect(lab.properties(`${ROOT}/a`)).toMatchObject({ text: 'A', size: 3 });
  expect(lab.names(`${ROOT}/a`)).toEqual(['sub']);
  await lab.client.post(`${ROOT}/a`, { ...form, ':replaceProperties': 'true' });
  expect(lab.properties(`${ROOT}/a`)).toMatchObject({ text: 'I', size: 3 });
});

test('imports a list of mixed values with the type of the first, and nothing for null', async () => {
  const form = { ':operation': 'import', ':contentType': 'json', ':name': 'i' };
  const json = '{"a":["x",1],"b":[true,"x"],"c":null,"d":[]}';
  expect((await lab.client.post(ROOT, { ...form, ':content': json })).status).toBe(201);
  expect(lab.properties(`${ROOT}/i`)).toEqual({
    'jcr:primaryType': 'nt:unstructured',
    a: ['x', '1'],
    b: [true, false],
    d: [],
  });
});

test('creates the node to import into', async () => {
  const form = { ':operation': 'import', ':contentType': 'json', ':content': '{"n":1}' };
  const { status, json } = await lab.client.post(`${ROOT}/new/deep`, form);
  expect([status, json['path']]).toEqual([201, `${ROOT}/new`]);
  expect(lab.properties(`${ROOT}/new/deep`)).toMatchObject({ n: 1 });
});

test('answers about the first property created in an existing node', async () => {
  const form = { ':operation': 'import', ':contentType': 'json', ':content': '{"n":1}' };
  const { status, json, headers } = await lab.client.post(`${ROOT}/a`, form);
  expect([status, json['path'], headers['location']]).toEqual([
    201,
    `${ROOT}/a/n`,
    '/content/ventora/gb/en/lab/_jcr_content/root/a/n',
  ]);
});

test.each<[string, Form, number]>([
  ['no type', { ':content': '{}' }, 412],
  ['no content', { ':contentType': 'json' }, 412],
  ['XML', { ':contentType': 'xml', ':content': '<a/>' }, 422],
  ['broken JSON', { ':contentType': 'json', ':content': '{' }, 422],
  ['a list', { ':contentType': 'json', ':content': '[]', ':name': 'i' }, 422],
  ['null', { ':contentType': 'json', ':content': 'null', ':name': 'i' }, 422],
  [
    'a tree nested 5,000 nodes deep',
    { ':contentType': 'json', ':content': `${'{"a":'.repeat(5000)}{}${'}'.repeat(5000)}`, ':name': 'i' },
    422,
  ],
  [
    'a list that contains null',
    { ':contentType': 'json', ':content': '{"a":["b",null]}', ':name': 'i' },
    422,
  ],
  ['a list of numbers and texts', { ':contentType': 'json', ':content': '{"a":[1,"b"]}', ':name': 'i' }, 422],
])('imports nothing from %s', async (_, form, status) => {
  const answer = await lab.client.post(ROOT, { ':operation': 'import', ...form });
  expect(answer.status).toBe(status);
  expect(lab.names(ROOT)).toEqual(['a', 'b', 'c']);
});

test('replaces no single value by a list', async () => {
  const form = { ':operation': 'import', ':contentType': 'json', ':replaceProperties': 'true' };
  const { status } = await lab.client.post(`${ROOT}/a`, { ...form, ':content': '{"text":["x","y"]}' });
  expect(status).toBe(409);
  expect(lab.properties(`${ROOT}/a`)?.['text']).toBe('A');
});
