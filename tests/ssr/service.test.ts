import { deflateSync, gzipSync } from 'node:zlib';
import { ask, hierarchy, ROOT, startService, type TestService } from './start-service';

/* Starting processes takes time on a busy machine. */
jest.setTimeout(120_000);

let service: TestService;

beforeAll(async () => {
  service = await startService({
    PUBLIC_ORIGIN: 'https://www.example.com',
    SSR_MAX_MODEL: '1',
    SSR_STATE: 'page',
  });
});
afterAll(() => service.close());

it('answers with the page’s HTML and the initial model of its application', async () => {
  const answer = await ask(service.app, 'Products');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(answer.headers['server-timing']).toMatch(/^parse;dur=[\d.]+, draw;dur=[\d.]+$/);
  const [, html, state] = /^(.*)<script type="application\/json">(.*)<\/script>$/.exec(answer.body)!;
  expect(html).toBe('<h1>Products https://www.example.com</h1>');
  expect(JSON.parse(state!)).toEqual({
    rootModel: hierarchy('Products'),
    rootModelUrl: `${ROOT}.model.json`,
    pagePath: `${ROOT}/a`,
  });
});

it('renders the root itself, and sends no other page with it', async () => {
  const answer = await ask(service.app, 'Products', { page: '.html' });
  expect(answer.body).toContain('<h1>Home ');
  expect(answer.body).not.toContain('Products');
});

it('reads compressed requests from AEM', async () => {
  const json = JSON.stringify(hierarchy('Packed'));
  const asGzip = { headers: { 'content-encoding': 'gzip' }, body: gzipSync(json) };
  const asAem = {
    headers: { 'content-type': 'application/octet-stream' },
    body: deflateSync(json).toString('base64'),
  };
  expect((await ask(service.app, '', asGzip)).body).toContain('<h1>Packed ');
  expect((await ask(service.app, '', asAem)).body).toContain('<h1>Packed ');
});

it.each(['EDIT', 'PREVIEW', 'edit'])('leaves the page to the application in mode %s', async (mode) => {
  const answer = await ask(service.app, 'Products', { headers: { 'wcm-mode': mode } });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

it.each([
  [400, 'The body is not JSON', { body: '<html>' }],
  [400, 'The body is missing', { body: '' }],
  [400, '$[":type"] is missing', { body: '{}' }],
  [400, 'The header WCM-Mode is "LIVE"; send EDIT, PREVIEW or DISABLED', { headers: { 'wcm-mode': 'LIVE' } }],
  [400, 'Page-Model-Root-URL is "en"; send the path', { headers: { 'page-model-root-url': 'en' } }],
  [400, 'the header Page-Model-Root-URL says "/b"', { headers: { 'page-model-root-url': '/b' } }],
  [404, `The page "${ROOT}/b" is not in the model`, { page: '/b.html' }],
  [413, 'larger than 1 MB', { body: ' '.repeat(1_100_000) }],
  [413, 'larger than 1 MB', { body: gzipSync(Buffer.alloc(2e6)), headers: { 'content-encoding': 'gzip' } }],
  [415, 'The header Content-Type is "text/xml"', { headers: { 'content-type': 'text/xml' } }],
])('answers %s: %s', async (status, message, wish) => {
  const answer = await ask(service.app, 'Products', wish);
  expect(answer.body).toContain(message);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
});

it('explains what is wrong with the page’s own model', async () => {
  const answer = await ask(service.app, 'refuse');
  expect([answer.statusCode, answer.body]).toEqual([
    422,
    'The page cannot be drawn: page model: id is missing\n',
  ]);
});

it('continues rendering after a page that threw', async () => {
  expect((await ask(service.app, 'throw')).statusCode).toBe(500);
  expect((await ask(service.app, 'Products')).statusCode).toBe(200);
});

it('provides Prometheus metrics', async () => {
  const { body, headers } = await service.app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(body).toMatch(/^ssr_requests_total\{status="200",mode="DISABLED"\} \d+$/m);
  expect(body).toMatch(/^ssr_requests_total\{status="404",mode="DISABLED"\} 1$/m);
  expect(body).toMatch(/^ssr_request_duration_seconds_bucket\{le="0.1",mode="DISABLED"\} \d+$/m);
  expect(body).toMatch(/^ssr_draw_duration_seconds_count\{step="draw"\} \d+$/m);
  expect(body).toMatch(/^ssr_in_flight 0$/m);
  expect(body).toMatch(/^ssr_queue 0$/m);
  expect(body).toMatch(/^ssr_process_restarts_total\{reason="memory"\} 0$/m);
});

it('reports its health and readiness', async () => {
  expect((await service.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await service.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  service.drain();
  const draining = await service.app.inject('/readyz');
  expect([draining.statusCode, draining.json()]).toEqual([503, { status: 'draining' }]);
  expect((await ask(service.app, 'Products')).statusCode).toBe(200);
});
