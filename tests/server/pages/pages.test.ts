import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.publish.inject({ url, headers });

test.each([
  ['/', 'Compressed air'],
  ['/products', 'Products'],
  ['/de/de', 'Druckluft'],
  ['/de/de/products', 'Produkte'],
  ['/content/ventora/gb/en/products.html', 'Products'],
  ['/content/ventora/gb/en.html', 'Compressed air'],
  ['/products?page=2', 'Products'],
  ['/content/ventora-library/library/title.html', 'Title sample'],
  ['/pumps', 'Products'],
])('%s shows the page "%s"', async (url, heading) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain(`>${heading}</h1>`);
});

test.each([
  ['/products/', 301, '/products'],
  ['/products.html', 301, '/products'],
  ['/products.html?page=2', 301, '/products?page=2'],
  ['/gb/en', 301, '/'],
  ['/gb/en/products', 301, '/products'],
  ['/de/de/', 301, '/de/de'],
  ['/content/ventora/gb/en/products', 301, '/products'],
  ['/content/ventora/gb/en/products.html/', 301, '/products'],
  ['/ancient', 302, '/old'],
  ['/moved', 302, '/products'],
])('%s redirects with %i to %s', async (url, status, location) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers.location).toBe(location);
});

test.each([
  '/products.print.html',
  '/products.html/suffix',
  '/products.xml',
  '//evil.example/',
  '/products//',
])('%s is not the address of a page', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('the Content-Security-Policy allows only the page’s own style and no inline script', async () => {
  const { headers, body } = await get('/products');
  const css = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = String(headers['content-security-policy']);
  expect(css).not.toBe('');
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(body).not.toMatch(/<[^>]+\sstyle=|<script>/);
});

test('a browser that has the page gets a 304', async () => {
  const { headers } = await get('/products');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=300, must-revalidate');
  const again = await get('/products', { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('Brotli is preferred over gzip, and neither is used without an Accept-Encoding header', async () => {
  const plain = await get('/products');
  const brotli = await get('/products', { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await get('/products', { 'accept-encoding': 'gzip, br;q=0' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotli.headers.vary).toBe('accept-encoding');
});

test('HEAD states the size that GET would send', async () => {
  const whole = await get('/products');
  const head = await site.publish.inject({ method: 'HEAD', url: '/products' });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers['content-length']).toBe(whole.headers['content-length']);
});

test('publish accepts no writes', async () => {
  const answer = await site.publish.inject({ method: 'POST', url: '/products', payload: 'x=1' });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});

test('the path decides the language, not the browser', async () => {
  expect((await get('/', { 'accept-language': 'de' })).body).toContain('<html lang="en-GB"');
});

test('absolute addresses use the requested host, and invalid hosts are refused', async () => {
  expect((await get('/products', { host: 'www.example.com' })).body).not.toContain('localhost');
  expect((await get('/products', { host: 'a"><script>' })).statusCode).toBe(400);
});

test('a change is on the page at once', async () => {
  const before = await get('/products');
  const changed = page('Products', {
    title: {
      'jcr:primaryType': 'nt:unstructured',
      'sling:resourceType': 'ventora/components/title',
      'jcr:title': 'New products',
      type: 'h1',
    },
  });
  await site.repository.write('/content/ventora/gb/en/products', changed);
  const after = await get('/products', { 'if-none-match': String(before.headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('New products');
});

test('a valid request id is kept, any other replaced', async () => {
  const id = (answer: { headers: Record<string, unknown> }) => String(answer.headers['x-request-id']);
  expect(id(await get('/', { 'x-request-id': 'proxy-12345678' }))).toBe('proxy-12345678');
  expect(id(await get('/', { 'x-request-id': 'bad\nline' }))).toMatch(/^[0-9a-f-]{36}-\d+$/);
  expect(site.lines.filter(({ reqId }) => reqId === 'proxy-12345678').map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^GET \/ 200 [\d.]+ ms$/),
  ]);
});
