import { startSite, type TestSite } from './start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const products = '/content/ventora/gb/en/products.html';
const get = (url: string, headers: Record<string, string> = {}) => site.author.inject({ url, headers });

test('the plain view shows what visitors will see, with full addresses', async () => {
  const answer = await get(products);
  expect(answer.body).toContain('>Products</h1>');
  expect(answer.body).not.toContain('cq:wcmmode');
  expect(answer.headers['cache-control']).toBe('private, no-cache');
});

test.each(['edit', 'preview'])('in %s mode the page contains what the editor needs', async (mode) => {
  const { body, headers } = await get(`${products}?wcmmode=${mode}`);
  expect(body).toContain(
    '<meta property="cq:pagemodel_root_url" content="/content/ventora/gb/en/products.model.json">',
  );
  expect(body).toContain('<meta property="cq:datatype" content="JSON">');
  expect(body).toContain(`<meta property="cq:wcmmode" content="${mode}">`);
  expect(body).toContain('<div id="spa-root"></div>');
  expect(body).toMatch(/<script src="[^"]*\/spa\.\w+\.js">/);
  expect(body).toMatch(/<link rel="stylesheet" href="[^"]*\/styles\.\w+\.css">/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('the mode is kept until another is requested', async () => {
  const { headers } = await get(`${products}?wcmmode=edit`);
  const cookie = String(headers['set-cookie']).split(';')[0]!;
  expect((await get(products, { cookie })).body).toContain('content="edit"');
  expect((await get(`${products}?wcmmode=disabled`, { cookie })).body).not.toContain('cq:wcmmode');
});

test('visitors cannot request a mode', async () => {
  const { body, headers } = await site.publish.inject(`${products}?wcmmode=edit`);
  expect(body).not.toContain('cq:wcmmode');
  expect(headers['set-cookie']).toBeUndefined();
});

test.each(['/sites.html', '/editor.html/content/ventora/gb/en.html'])(
  '%s says that it is still being built, and reloads by itself',
  async (address) => {
    const { statusCode, headers, body } = await get(address);
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', refresh: '5', 'cache-control': 'no-store' });
    expect(body).toContain('<h1>The editor is still being built</h1>');
  },
);

test('short addresses work for visitors only', async () => {
  expect((await get('/products')).statusCode).toBe(404);
  expect((await get('/content/ventora/gb/en/products')).headers.location).toBe(products);
});

test('author refuses foreign host names that point to it', async () => {
  expect((await get(products, { host: 'evil.example' })).statusCode).toBe(421);
  expect((await get(products, { host: '127.0.0.1:4502' })).statusCode).toBe(200);
});

test('a dialog gets the options that the template’s policy allows', async () => {
  const policy = async (name: string) =>
    (await get(`/content/ventora/gb/en/products/jcr:content/root/${name}.policy.json`)).json() as object;
  expect(await policy('image')).toMatchObject({ jpegQuality: 82 });
  expect(await policy('title')).toEqual({});
});

test('visitors cannot read policies', async () => {
  const url = '/content/ventora/gb/en/products/jcr:content/root/image.policy.json';
  expect((await site.publish.inject(url)).statusCode).toBe(404);
});
