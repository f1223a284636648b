import { connect } from 'node:net';
import { builtScript } from '../start-site';
import { AuthorClient } from '../writes/author-client';
import { complaints, startSite, type TestSite } from '../start-site';

const AUTHOR = 'https://author.example.com';
const REPORTS = '/bin/ventora/csp-report';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ server: { hstsSeconds: 600, authorOrigin: AUTHOR } });
});
afterAll(() => site.close());

test('only this site can embed its pages; scripts and pictures also work on sites with our search', async () => {
  const corp = async (url: string) =>
    (await site.publish.inject(url)).headers['cross-origin-resource-policy'];
  expect(await corp('/products')).toBe('same-origin');
  const { body } = await site.publish.inject('/products');
  const script = /src="([^"]+\.js)"/.exec(body)![1]!;
  expect((await site.publish.inject(script)).body).toBe(builtScript);
  expect(await corp(script)).toBe('cross-origin');
  expect(await corp('/content/dam/ventora/pump.png')).toBe('cross-origin');
});

test('a second visit to an address gets the same headers', async () => {
  const url = await site.publish.listen({ port: 0, host: 'localhost' });
  const headersOf = async () => Object.fromEntries((await fetch(`${url}/products`)).headers);
  const [first, second] = [await headersOf(), await headersOf()];
  for (const name of ['cross-origin-resource-policy', 'strict-transport-security', 'content-security-policy'])
    expect(second[name]).toBe(first[name]);
  expect(first['strict-transport-security']).toBe('max-age=600');
});

test('a request with two host headers is refused', async () => {
  const { port } = site.publish.server.address() as { port: number };
  const status = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, 'localhost', () =>
      socket.write('GET /products HTTP/1.1\r\nHost: a.example\r\nHost: evil.example\r\n\r\n'),
    );
    socket.on('data', (data) => {
      resolve(data.toString().split('\r\n')[0]!);
      socket.destroy();
    });
    socket.on('error', reject);
  });
  expect(status).toContain(' 400 ');
});

test('authors behind a proxy can use the host in AUTHOR_ORIGIN, and no other', async () => {
  const products = '/content/ventora/gb/en/products';
  const get = (host: string) => site.author.inject({ url: `${products}.html`, headers: { host } });
  expect((await get('author.example.com')).statusCode).toBe(200);
  expect((await get('localhost:4502')).statusCode).toBe(200);
  expect((await get('evil.example')).statusCode).toBe(421);
  const author = new AuthorClient(site.author);
  const save = async (host: string, origin: string) =>
    (await author.post(`${products}/jcr:content`, { './x': '1' }, { host, origin })).status;
  expect(await save('author.example.com', AUTHOR)).toBe(200);
  expect(await save('author.example.com', 'https://evil.example')).toBe(403);
});

test('scripts cannot read an author’s mode', async () => {
  const { headers } = await site.author.inject('/content/ventora/gb/en/products.html?wcmmode=edit');
  expect(headers['set-cookie']).toContain('; HttpOnly; ');
});

test('browsers report blocked content to the server, which logs each violation once', async () => {
  const { headers } = await site.publish.inject('/products');
  expect(headers['content-security-policy']).toContain(`report-uri ${REPORTS}`);
  const payload = JSON.stringify({
    'csp-report': {
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?secret=1',
      'document-uri': 'https://www.example.com/products?q=typed\n',
    },
  });
  const send = (body: string) =>
    site.publish.inject({
      method: 'POST',
      url: REPORTS,
      headers: { 'content-type': 'application/csp-report' },
      payload: body,
    });
  expect([(await send(payload)).statusCode, (await send(payload)).statusCode]).toEqual([204, 204]);
  expect(complaints(site).filter((line) => line.startsWith('Content-Security-Policy'))).toEqual([
    'Content-Security-Policy: script-src-elem kept https://evil.example/x.js from https://www.example.com/products',
  ]);
  expect(headers['content-security-policy']).toContain('report-to csp');
  expect(headers['reporting-endpoints']).toBe(`csp="${REPORTS}"`);
  const body = {
    effectiveDirective: 'img-src',
    blockedURL: 'https://evil.example/x.png',
    documentURL: 'https://a.example/',
  };
  const together = [
    { type: 'csp-violation', body },
    { type: 'deprecation', body: {} },
    { type: 'csp-violation', body },
  ];
  expect((await send(JSON.stringify(together))).statusCode).toBe(204);
  expect(complaints(site).filter((line) => line.includes('img-src'))).toEqual([
    'Content-Security-Policy: img-src kept https://evil.example/x.png from https://a.example/',
  ]);
  expect((await send('no report')).statusCode).toBe(400);
  expect((await send('x'.repeat(20_000))).statusCode).toBe(413);
  const many = await Promise.all(Array.from({ length: 40 }, () => send(payload)));
  expect(many.at(-1)!.statusCode).toBe(429);
});
