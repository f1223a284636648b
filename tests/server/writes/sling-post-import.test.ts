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
  expect(lab.names(ROOT)).toEqual(['i', 'a', 'b', 'c']);
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
  ['an invalid value', { ':contentType': 'json', ':content': '{"a":null}', ':name': 'i' }, 422],
])('imports nothing from %s', async (_, form, status) => {
  const answer = await lab.client.post(ROOT, { ':operation': 'import', ...form });
  expect(answer.status).toBe(status);
  expect(lab.names(ROOT)).toEqual(['a', 'b', 'c']);
});
