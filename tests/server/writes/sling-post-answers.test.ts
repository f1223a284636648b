/** @jest-turn 8 */
import type { Form } from './author-client';
import { Lab, ROOT } from '../lab-site';

const lab = new Lab();

test('accepts a multipart form, and keeps its order', async () => {
  const boundary = 'x-boundary';
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const answer = await lab.site.author.inject({
    method: 'POST',
    url: `${ROOT}/*`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, accept: 'application/json' },
    payload:
      part('./z/p', '空気') +
      part('./y/p', '2') +
      part(':name', 'm') +
      part(':cq_csrf_token', await lab.client.token()) +
      `--${boundary}--\r\n`,
  });
  expect(answer.statusCode).toBe(201);
  expect(lab.names(`${ROOT}/m`)).toEqual(['z', 'y']);
  expect(lab.properties(`${ROOT}/m/z`)?.['p']).toBe('空気');
});

test('describes its changes in JSON', async () => {
  const { json } = await lab.client.post(
    `${ROOT}/a`,
    { './text': 'x', ':order': 'last' },
    { referer: 'http://localhost:80/editor.html' },
  );
  expect(json).toMatchObject({
    'status.code': 200,
    'status.message': 'OK',
    title: `Content modified ${ROOT}/a`,
    path: `${ROOT}/a`,
    location: '/content/ventora/gb/en/lab/_jcr_content/root/a',
    parentLocation: '/content/ventora/gb/en/lab/_jcr_content/root',
    isCreate: false,
    referer: 'http://localhost:80/editor.html',
    changes: [
      { type: 'modified', argument: `${ROOT}/a/text` },
      { type: 'ordered', argument: [`${ROOT}/a`] },
    ],
  });
});

/* Sling's log, in its order and words. */
test.each<[string, string, Form, unknown[]]>([
  ['a value that stays the same', 'a', { './text': 'A' }, [{ type: 'modified', argument: 'a/text' }]],
  [
    'a list in place of a single value',
    'a',
    { './text': ['A', 'B'] },
    [
      { type: 'deleted', argument: 'a/text' },
      { type: 'modified', argument: 'a/text' },
    ],
  ],
  ['a missing property that is deleted', 'a', { './no@Delete': '' }, [{ type: 'deleted', argument: 'a/no' }]],
  ['nothing below a missing node', 'a', { './no/p@Delete': '' }, []],
  ['a node put before another', 'c', { ':order': 'first' }, [{ type: 'ordered', argument: ['c', 'a'] }]],
  ['a node that is first already', 'a', { ':order': 'first' }, [{ type: 'ordered', argument: ['a', 'a'] }]],
  [
    'a new node, but not its types',
    'n',
    { './jcr:primaryType': 'nt:unstructured', './jcr:mixinTypes': 'mix:title' },
    [{ type: 'created', argument: 'n' }],
  ],
  ['no new type of an existing node', 'a', { './jcr:primaryType': 'sling:Folder' }, []],
  [
    'every property of an import',
    '',
    { ':operation': 'import', ':contentType': 'json', ':name': 'i', ':content': '{"p":"1","k":{"z":1}}' },
    [
      { type: 'created', argument: 'i' },
      { type: 'created', argument: 'i/p' },
      { type: 'created', argument: 'i/k' },
      { type: 'created', argument: 'i/k/z' },
    ],
  ],
])('reports %s', async (_, name, form, wanted) => {
  const { json } = await lab.client.post(name ? `${ROOT}/${name}` : ROOT, form);
  const told = JSON.parse(JSON.stringify(json['changes']).replaceAll(`${ROOT}/`, '')) as unknown[];
  expect(told).toEqual(wanted);
});

test('describes its changes in HTML, in the words of Sling', async () => {
  const { body } = await lab.client.post(
    `${ROOT}/a`,
    { './text': 'x', ':order': 'last' },
    { accept: 'text/html' },
  );
  expect(body).toContain(
    `<dd id="ChangeLog">&lt;pre&gt;modified(&quot;${ROOT}/a/text&quot;);&lt;br/&gt;ordered(&quot;${ROOT}/a&quot;);&lt;br/&gt;&lt;/pre&gt;</dd>`,
  );
});

test.each<[string, string, Form]>([
  ['text/html,*/*;q=0.8', 'text/html', {}],
  ['application/json,*/*;q=0.9', 'application/json', {}],
  ['application/json, text/plain, */*', 'application/json', {}],
  ['*/*', 'text/html', {}],
  ['text/html', 'application/json', { ':http-equiv-accept': 'application/json,*/*;q=0.9' }],
])('a client that accepts %s gets %s', async (accept, type, form) => {
  const { headers, body } = await lab.client.post(`${ROOT}/a`, { ':operation': 'nop', ...form }, { accept });
  expect(headers['content-type']).toContain(type);
  if (type === 'text/html') expect(body).toContain('<dd id="Status">200</dd>');
});

test.each<[Form, number, string | undefined]>([
  [{ ':redirect': '/content/ventora/gb/en.html' }, 302, '/content/ventora/gb/en.html'],
  [{ ':redirect': '/x/*.html' }, 302, '/x/a.html'],
  [{ ':redirect': '/x/' }, 302, '/x/a'],
  [{ ':redirect': 'https://evil.example/' }, 200, undefined],
  [{ ':redirect': '//evil.example/' }, 200, undefined],
  [{ ':redirect': '/\\evil.example/' }, 200, undefined],
  [{ ':redirect': '/x', ':order': 'upwards' }, 422, undefined],
  [{ ':errorpage': '/sorry', ':order': 'upwards' }, 302, '/sorry'],
  [{ ':status': 'browser', ':order': 'upwards' }, 200, undefined],
])('follows redirect and status parameters: %j', async (form, status, location) => {
  const answer = await lab.client.post(`${ROOT}/a`, form);
  expect(answer.status).toBe(status);
  expect(answer.headers['location']).toBe(location);
});

test('accepts only forms, and no more than 32 megabytes', async () => {
  const send = async (payload: string, type: string) =>
    (
      await lab.site.author.inject({
        method: 'POST',
        url: ROOT,
        headers: { 'content-type': type, 'csrf-token': await lab.client.token() },
        payload,
      })
    ).statusCode;
  expect(await send('{}', 'application/json')).toBe(415);
  expect(await send(`p=${'x'.repeat(33 * 1024 * 1024)}`, 'application/x-www-form-urlencoded')).toBe(413);
});
