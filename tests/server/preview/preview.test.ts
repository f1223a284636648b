import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient } from '../writes/author-client';

const SITE = '/content/ventora/gb/en';
const NEWS = `${SITE}/news`;
const API = '/bin/ventora/previews.json';
const TOMORROW = new Date(Date.now() + 24 * 3_600_000).toISOString();

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  const text = (words: string) => component('text', { text: `<p>${words}</p>`, textIsRich: true });
  const link = text(`<a href="${NEWS}/plan.html">Plan</a> <a href="${SITE}/products.html">Products</a>`);
  const home = { ...page('Home'), news: {}, products: {} };
  site = await startSite({
    content: {
      'content/ventora/gb/en.json': home,
      'content/ventora/gb/en/news.json': page('News', { a: text('Draft'), link }),
      'content/ventora/gb/en/news/plan.json': page('Plan', { a: text('The plan') }),
      'content/ventora/gb/en/secret.json': page('Secret', { a: text('A secret') }),
      'content/ventora/gb/en/products.json': page('Products', { a: text('Unpublished words') }),
    },
    published: {
      'content/ventora/gb/en.json': home,
      'content/ventora/gb/en/news.json': page('News', { a: text('Live') }),
      'content/ventora/gb/en/products.json': page('Products', { a: text('Public words') }),
    },
  });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

const open = (url: string) => site.author.inject({ url, headers: { accept: 'text/html' } });
const make = async (form: Record<string, string> = {}) => {
  const { json, status } = await client.post(API, { cmd: 'create', path: NEWS, until: TOMORROW, ...form });
  const { id = 0, address = '' } = (json['preview'] ?? {}) as { id?: number; address?: string };
  return { status, json, id, address };
};
/** A page of a preview without what only the preview adds. */
const unmarked = (body: string, address: string) =>
  body.replaceAll(address, '').replace(/<style>\.preview-bar.*?<\/aside>/s, '');

test('people without an account see a draft as visitors will, marked, and kept by nobody', async () => {
  const { address } = await make();
  const first = await open(address);
  expect([first.statusCode, first.headers.location]).toEqual([302, `${address}/news`]);
  const shown = await open(`${address}/news`);
  expect(shown.body).toContain('Draft');
  expect(shown.body).toMatch(
    /<body[^>]*><style>[^<]*<\/style><aside class="preview-bar"[^>]*>Preview: [^<]*until/,
  );
  expect(shown.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(shown.headers['set-cookie']).toBeUndefined();
  expect(shown.body).not.toMatch(/wcmmode|cq:|data-cq-|editor/);
});

test('a preview is what visitors see once it is published, byte for byte', async () => {
  const { address } = await make({ deep: 'true' });
  const paths = ['/news', '/news/plan', '/news.model.json', '/nowhere'];
  const before = await Promise.all(paths.map((each) => open(address + each)));
  await client.post('/bin/replicate.json', { cmd: 'Activate', path: [NEWS, `${NEWS}/plan`] });
  for (const [i, each] of paths.entries()) {
    const after = await site.publish.inject({ url: each, headers: { host: 'localhost:80' } });
    expect(before[i]!.statusCode).toBe(after.statusCode);
    const links = (body: string) => body.replaceAll(/"headline"|http:\/\/localhost:80/g, '');
    expect(links(unmarked(before[i]!.body, address))).toBe(links(after.body));
  }
});

test('links stay inside; other pages are refused politely, and show nothing that is not public', async () => {
  const { address } = await make();
  const news = await open(`${address}/news`);
  expect(news.body).toContain(`href="${address}/news/plan"`);
  expect((await open(`${address}${NEWS}/plan.html`)).statusCode).toBe(404);
  const outside = await open(`${address}/products`);
  expect([outside.statusCode, outside.body]).toEqual([
    404,
    expect.stringContaining('not part of the preview'),
  ]);
  expect(outside.body).toContain(`href="${address}/news"`);
  for (const other of [
    '/secret',
    '/products',
    `${SITE}/secret.html`,
    `${SITE}/products.model.json`,
    '/pumps',
    '/',
  ])
    expect((await open(address + other)).body).not.toMatch(/secret words|A secret|Unpublished words/);
  for (const tool of ['/editor.html', '/sites.html', `${NEWS}.infinity.json`, '/bin/querybuilder.json', API])
    expect((await open(address + tool)).statusCode).toBe(404);
  expect((await open(`${address}${SITE}/..%2fsecret.html`)).statusCode).toBe(400);
  const query = await open(`${address}/bin/ventora/search?lang=en-GB&q=secret`);
  expect(query.body).not.toContain('A secret');
});

test('forms on it are only shown', async () => {
  const { address } = await make();
  const sent = await site.author.inject({
    method: 'POST',
    url: `${address}/news`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=b',
  });
  expect([sent.statusCode, sent.body]).toEqual([405, expect.stringContaining('Nothing was sent')]);
});

test('with the pages below, they can be visited as well', async () => {
  const { address } = await make({ deep: 'true' });
  expect((await open(`${address}/news/plan`)).body).toContain('The plan');
  expect((await open(`${address}/products`)).statusCode).toBe(404);
});

test('it follows what authors write, and pages that move', async () => {
  const { address } = await make();
  await open(`${address}/news`);
  await client.post(`${NEWS}/jcr:content/root/a`, { './text': '<p>Newer</p>' });
  expect((await open(`${address}/news`)).body).toContain('Newer');
  await client.post(NEWS, { ':operation': 'move', ':dest': `${SITE}/press` });
  expect((await open(address)).headers.location).toBe(`${address}/press`);
  expect((await open(`${address}/press`)).body).toContain('Newer');
});

test('a page can be shown as on an earlier day', async () => {
  await client.post('/bin/wcmcommand', { cmd: 'createVersion', path: NEWS });
  const day = new Date().toISOString();
  await new Promise((resolve) => setTimeout(resolve, 5));
  await client.post(`${NEWS}/jcr:content/root/a`, { './text': '<p>Newer</p>' });
  const { address } = await make({ day });
  const shown = await open(`${address}/news`);
  expect(shown.body).toContain('Draft');
  expect(shown.body).toContain('as they were on');
});

test('it ends: by its date, when it is revoked, and for a wrong token', async () => {
  const { address, id } = await make({ until: TOMORROW });
  expect((await open(`${address}/news`)).statusCode).toBe(200);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(TOMORROW));
  const over = await open(`${address}/news`);
  expect([over.statusCode, over.body]).toEqual([410, expect.stringContaining('This preview has ended')]);
  expect((await client.post(API, { cmd: 'revoke', id: String(id) })).status).toBe(404);
  clock.mockRestore();
  await client.post(API, { cmd: 'revoke', id: String(id) });

  const other = await make();
  const list = (await site.author.inject(API)).json<{ previews: object[] }>();
  expect(list.previews).toEqual([expect.objectContaining({ id: other.id, path: NEWS, by: 'admin' })]);
  expect((await client.post(API, { cmd: 'revoke', id: String(other.id) })).status).toBe(200);
  expect((await open(`${other.address}/news`)).statusCode).toBe(410);
  const forged = other.address.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'));
  for (const wrong of [forged, '/preview/1-', '/preview', '/preview/..%2f'])
    expect((await open(wrong)).statusCode).toBeGreaterThanOrEqual(400);
  expect((await open(forged)).body).not.toContain('Draft');
});

test('links survive a restart, with a key that only their owner can read', async () => {
  await make();
  const dir = path.join(site.dir, 'previews');
  expect(readdirSync(dir)).toContain('key');
  expect(statSync(path.join(dir, 'key')).mode & 0o777).toBe(0o600);
});

test.each([
  [{ until: 'tomorrow' }, 'until=tomorrow is no time'],
  [{ until: '2020-01-01T00:00' }, 'is over; choose a later time'],
  [{ until: '2199-01-01T00:00' }, 'too far away'],
  [{ day: '2199-01-01T00:00' }, 'is not over yet'],
  [{ path: `${SITE}/nowhere` }, 'There is no page at'],
  [{ cmd: 'open' }, 'send create or revoke'],
])('a link that makes no sense is refused: %j', async (form, message) => {
  const { status, json } = await make(form);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(JSON.stringify(json)).toContain(message);
});
