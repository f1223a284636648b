import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Lab, LAB, ROOT } from '../lab-site';
import { AuthorClient } from './author-client';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';

/** A form with files, as a browser encodes it. */
async function upload(
  site: TestSite,
  url: string,
  fields: readonly (readonly [name: string, value: string | File])[],
) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const encoded = new Response(form);
  const answer = await site.author.inject({
    method: 'POST',
    url,
    headers: {
      accept: 'application/json',
      'csrf-token': await new AuthorClient(site.author).token(),
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, json: answer.json<Record<string, unknown>>() };
}

const text = (name: string, content = 'hello', type = 'text/plain') => new File([content], name, { type });

const lab = new Lab();
const get = (url: string, headers = {}) => lab.site.author.inject({ url, headers });

test('a file becomes an nt:file that is served with its type', async () => {
  const { status } = await upload(lab.site, ROOT, [['./sheet.txt', text('a.txt')]]);
  expect(status).toBe(200);
  const node = await lab.client.node(`${ROOT}/sheet.txt`);
  expect(node).toMatchObject({
    'jcr:primaryType': 'nt:file',
    'jcr:content': { 'jcr:primaryType': 'nt:resource', 'jcr:mimeType': 'text/plain', ':jcr:data': 5 },
  });
  const { body, headers } = await get(`${ROOT}/sheet.txt`);
  expect(body).toBe('hello');
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-disposition']).toBeUndefined();
});

test('what could run scripts is saved, never shown', async () => {
  const types = { 'x.html': 'text/html', 'x.svg': 'image/svg+xml', 'x.bin': 'text/html\u00a0' };
  for (const [name, type] of Object.entries(types)) {
    await upload(lab.site, ROOT, [[`./${name}`, text(name, '<script>alert(1)</script>', type)]]);
    const { headers } = await get(`${ROOT}/${name}`);
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`);
  }
});

test('a type that is no media type never reaches a header', async () => {
  await upload(lab.site, ROOT, [['./a.txt', text('a.txt')]]);
  await lab.client.post(`${ROOT}/a.txt/jcr:content`, { 'jcr:mimeType': 'text/html\r\nx-evil: 1' });
  const { headers } = await get(`${ROOT}/a.txt`);
  expect(headers['content-type']).toBe('application/octet-stream');
  expect(headers['x-evil']).toBeUndefined();
});

test('copies and moves of a file have its bytes; a replaced one has the new bytes', async () => {
  await upload(lab.site, ROOT, [['./a.txt', text('a.txt')]]);
  await lab.client.post(`${ROOT}/a.txt`, { ':operation': 'copy', ':dest': `${ROOT}/b.txt` });
  await lab.client.post(`${ROOT}/a.txt`, { ':operation': 'move', ':dest': `${ROOT}/c.txt` });
  await upload(lab.site, ROOT, [['./c.txt', text('c.txt', 'other')]]);
  expect((await get(`${ROOT}/b.txt`)).body).toBe('hello');
  expect((await get(`${ROOT}/c.txt`)).body).toBe('other');
  expect((await get(`${ROOT}/a.txt`)).statusCode).toBe(404);
});

test('a file stays where it is posted, whatever it is called', async () => {
  const { children } = lab.site.repository.get(LAB)!;
  for (const name of ['..', '.', '../../../jcr:content', 'a/../../other', '']) {
    await upload(lab.site, ROOT, [['*', text(name)]]);
    expect([...lab.site.repository.get(LAB)!.children.keys()]).toEqual([...children.keys()]);
    expect(lab.properties(ROOT)?.['jcr:primaryType']).toBe('nt:unstructured');
    expect(lab.names(ROOT).slice(0, 3)).toEqual(['a', 'b', 'c']);
  }
});

test('a client cannot refer to bytes that it has not sent', async () => {
  await upload(lab.site, ROOT, [['./a.txt', text('a.txt', 'secret')]]);
  const stored = lab.properties(`${ROOT}/a.txt/jcr:content`)?.[':jcr:data'];
  const { status } = await lab.client.post(`${ROOT}/a`, { './:jcr:data': String(stored) });
  expect(status).toBe(422);
  await lab.client.post(ROOT, {
    ':operation': 'import',
    ':contentType': 'json',
    ':name': 'forged',
    ':content': JSON.stringify({ 'jcr:primaryType': 'nt:resource', ':jcr:data': stored }),
  });
  expect((await get(`${ROOT}/forged`)).statusCode).toBe(404);
});

test('a refused post leaves no bytes behind', async () => {
  await upload(lab.site, ROOT, [
    ['./a.txt', text('a.txt')],
    ['./n', 'x'],
    ['./n@TypeHint', 'Long'],
  ]);
  expect(existsSync(join(lab.site.dir, 'binaries'))).toBe(false);
});

test('visitors get a file with its page', async () => {
  const path = '/content/ventora/gb/en/news';
  const site = await startSite({
    content: { 'content/ventora/gb/en/news.json': page('News', { a: component('text', { text: 'A' }) }) },
    published: {},
  });
  try {
    const file = `${path}/jcr:content/root/a/sheet.txt`;
    await upload(site, `${path}/jcr:content/root/a`, [['./sheet.txt', text('a.txt')]]);
    expect((await site.publish.inject(file)).statusCode).toBe(404);
    await new AuthorClient(site.author).post('/bin/replicate.json', { cmd: 'Activate', path });
    expect((await site.publish.inject(file)).body).toBe('hello');
  } finally {
    await site.close();
  }
});
