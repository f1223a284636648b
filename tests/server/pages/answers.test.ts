import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listen } from '../../../model-json/core/server/http/listen';
import { page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';

/* Over a real connection: the second response is served from the cache without the routes. */

let site: TestSite;
let port: string;
beforeAll(async () => {
  site = await startSite();
  ({ port } = new URL(await listen(site.publish, '127.0.0.1', 0, 'PUBLISH_PORT')));
});
afterAll(() => site.close());

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    request({ port, path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

/** The comparable parts of a response: the compressed size depends on the time available. */
const comparable = ({ status, headers, body }: Answer) => ({
  status,
  headers: { ...headers, date: '', 'x-request-id': '', 'content-length': '' },
  body: (headers['content-encoding'] === 'br'
    ? brotliDecompressSync(body)
    : headers['content-encoding'] === 'gzip'
      ? gunzipSync(body)
      : body
  ).toString(),
});

test.each<Record<string, string>>([{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }])(
  'the second visitor gets the same response as the first: %j',
  async (headers) => {
    const first = await ask('/products', headers);
    expect(first.status).toBe(200);
    expect(comparable(await ask('/products', headers))).toEqual(comparable(first));
  },
);

test('a visitor who has the page gets a 304', async () => {
  const { headers } = await ask('/de/de');
  const known = await ask('/de/de', { 'if-none-match': String(headers.etag) });
  expect(known.status).toBe(304);
  expect(known.headers['content-security-policy']).toBe(headers['content-security-policy']);
  expect(known.body.length).toBe(0);
});

test('each request has a line in the log and an id', async () => {
  const id = 'visitor-2000';
  await ask('/');
  expect((await ask('/', { 'x-request-id': id })).headers['x-request-id']).toBe(id);
  expect(site.lines.filter(({ reqId }) => reqId === id).map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^GET \/ 200 [\d.]+ ms$/),
  ]);
});

test('each host gets its own addresses', async () => {
  await ask('/products', { host: 'one.example' });
  const other = await ask('/products', { host: 'two.example' });
  expect(other.body.toString()).toContain('href="http://two.example/products"');
  expect(other.body.toString()).not.toContain('one.example');
});

test('an error page keeps its error status when served from the cache', async () => {
  expect((await ask('/no-such-page')).status).toBe(404);
  expect((await ask('/no-such-page')).status).toBe(404);
});

test('a change reaches the next visitor, and no response mixes old and new content', async () => {
  const titled = (text: string) =>
    page(text, {
      title: {
        'jcr:primaryType': 'nt:unstructured',
        'sling:resourceType': 'ventora/components/title',
        'jcr:title': text,
        type: 'h1',
      },
    });
  for (let version = 0; version < 10; version += 1) {
    const words = `Version ${version}`;
    const answers = await Promise.all([
      site.repository.write('/content/ventora/gb/en/products', titled(words)).then(() => ask('/products')),
      ...Array.from({ length: 8 }, () => ask('/products')),
    ]);
    const [afterwards] = answers as [Answer, ...Answer[]];
    expect(afterwards.body.toString()).toContain(`>${words}</h1>`);
    for (const { body } of answers as Answer[]) {
      const html = body.toString();
      expect(/<title>(.*?)( \||<)/.exec(html)?.[1]).toBe(/<h1[^>]*>(?:<[^>]+>)*([^<]*)/.exec(html)?.[1]);
    }
  }
});
