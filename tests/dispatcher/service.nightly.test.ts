import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { openService, type Service } from '../../model-json/programs/service/open-service';
import { readServiceSettings } from '../../model-json/programs/service/service-settings';
import { firstDifference } from '../ssr/first-difference';
import { openRealSite, type RealSite } from '../server/real-site';
import { testFrontend } from '../server/start-site';
import { SlingStandIn } from '../service/SlingStandIn';
import { readAnyFile, sectionOf } from './any-file';
import { freePort, Httpd, whyNoHttpd } from './httpd';
import { StandIn } from './stand-in';

/*
 * The whole path of a search: httpd, then the service, which has read its content from an AEM. For comparison, the
 * site's own publish with the same content.
 */

jest.setTimeout(300_000);

const SECRET = 'sixteen characters';
const root = path.resolve(__dirname, '../..');
const missing = whyNoHttpd();
if (missing !== undefined) console.warn(`NOT TESTED: httpd in front of the service. ${missing}`);
const withHttpd = missing === undefined ? describe : describe.skip;

withHttpd('httpd in front of the service', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'service-'));
  let site: RealSite;
  let aem: SlingStandIn;
  let pages: StandIn;
  let service: Service;
  let httpd: Httpd;
  let publish: string;
  let servicePort: number;

  beforeAll(async () => {
    site = await openRealSite();
    const port = await freePort();
    servicePort = await freePort();
    const environment = {
      VENTORA_SERVICE_URL: `http://localhost:${servicePort}`,
      VENTORA_SERVICE_SECRET: SECRET,
    };
    publish = await site.publish.listen({ port: 0, host: 'localhost' });
    const farms = path.join(root, 'ui.apps/dispatcher/src/conf.dispatcher.d/available_farms');
    const farm = sectionOf(readAnyFile(path.join(farms, 'ventora.farm')), '/ventora');
    pages = await StandIn.start(sectionOf(farm, '/filter'), publish);
    httpd = await Httpd.start(pages.origin, environment, port);
    aem = await SlingStandIn.start(site.repository);
    const settings = readServiceSettings({
      CONTENT_URL: aem.origin,
      PUBLIC_ORIGIN: httpd.origin,
      SERVICE_SECRET: SECRET,
      DATA_DIR: dir,
      LOG_LEVEL: 'warn',
    });
    const { log } = fastify({ logger: { level: 'fatal' } });
    service = await openService(root, settings, testFrontend, log);
    await service.app.listen({ port: servicePort, host: 'localhost' });
  }, 900_000);

  afterAll(async () => {
    await httpd?.stop();
    await service?.close();
    await pages?.stop();
    await aem?.stop();
    await site?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const visit = (address: string, init: RequestInit = {}) =>
    fetch(httpd.origin + address, { redirect: 'manual', ...init });

  /** Waits for the index. */
  async function found(
    origin: string,
    address: string,
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    for (;;) {
      const answer = await fetch(origin + address, { headers });
      if (answer.status !== 503) return answer.json();
      await new Promise((done) => setTimeout(done, 500));
    }
  }

  it.each([
    '/bin/ventora/search?q=dryer',
    '/bin/ventora/search?q=kolben%20kompressor&lang=de-DE',
    '/bin/ventora/search?q=145%20psi&lang=en-US&units=us',
    '/bin/ventora/suggest?q=s%C3%A9ch&lang=fr-FR',
  ])('finds the same as without AEM: %s', async (address) => {
    const through = await found(httpd.origin, address);
    expect(JSON.stringify(through).length).toBeGreaterThan(100);
    expect(told(through)).toEqual(told(await found(publish, address)));
    const direct = await found(service.app.listeningOrigin, address, { 'x-service-secret': SECRET });
    expect(through).toEqual(direct);
  });

  it('answers the search box of Core Components', async () => {
    const address = '/products.searchresults.json/_jcr_content/root/search?fulltext=K%2012';
    const [first] = (await found(httpd.origin, address)) as { title: string }[];
    expect(first?.title).toBe('K 12');
  });

  it.each(['/products/stationary?sort_key=name', '/blog.feed.xml'])(
    'renders the same as publish without AEM: %s',
    async (address) => {
      const through = await visit(address);
      expect(through.status).toBe(200);
      const direct = await fetch(publish + address);
      const plain = (text: string) => text.replace(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g, '');
      expect(firstDifference(plain(await through.text()), plain(await direct.text()))).toBe('');
    },
  );

  it('lets only clients that know the secret call the service or read nodes', async () => {
    const direct = await fetch(`${service.app.listeningOrigin}/bin/ventora/search?q=dryer`);
    expect(direct.status).toBe(403);
    expect((await fetch(`${service.app.listeningOrigin}/readyz`)).status).toBe(200);
    pages.passed.length = 0;
    const nodes = '/content/ventora/gb/en.1.json';
    expect((await visit(nodes, { headers: { 'x-service-secret': `${SECRET}.` } })).status).toBe(404);
    expect(pages.passed.filter((each) => each.includes('.json'))).toEqual([]);
    await visit(nodes, { headers: { 'x-service-secret': SECRET } });
    expect(pages.passed).toContain(`GET ${nodes}`);
  });

  it('accepts no other method and no other address', async () => {
    expect((await visit('/bin/ventora/search', { method: 'POST', body: 'q=a' })).status).toBe(404);
    expect((await visit('/bin/ventora/else')).status).toBe(404);
  });

  it('forwards no cookies or credentials, only its own secret', async () => {
    let seen: IncomingHttpHeaders = {};
    const spy = createServer((request, response) => {
      seen = request.headers;
      response.setHeader('set-cookie', 'a=b').end('{}');
    });
    await new Promise<void>((done) => spy.listen(0, 'localhost', done));
    const { port } = spy.address() as AddressInfo;
    const environment = { VENTORA_SERVICE_URL: `http://localhost:${port}`, VENTORA_SERVICE_SECRET: SECRET };
    const other = await Httpd.start(pages.origin, environment);
    const headers = { cookie: 'login=1', authorization: 'Basic YTpi', 'x-service-secret': 'made up' };
    const answer = await fetch(`${other.origin}/bin/ventora/search?q=a%20b`, { headers });
    await other.stop();
    spy.close();
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(seen).toMatchObject({ 'x-service-secret': SECRET });
    expect([seen.cookie, seen.authorization]).toEqual([undefined, undefined]);
  });

  it('reports that search is unavailable if none is configured, and still serves pages', async () => {
    const bare = await Httpd.start(pages.origin);
    const visitBare = (address: string) => fetch(bare.origin + address, { redirect: 'manual' });
    const search = await visitBare('/bin/ventora/suggest?q=dr');
    expect([search.status, await search.json()]).toEqual([
      503,
      { status: 503, message: 'The search cannot be reached' },
    ]);
    expect((await visitBare('/products?units=us')).status).toBe(200);
    expect((await visitBare('/robots.txt')).status).toBe(404);
    await bare.stop();
  });

  it('reports that search is unavailable while the service is down, and still serves pages', async () => {
    await service.app.close();
    const search = await visit('/bin/ventora/search?q=dryer');
    expect(search.status).toBe(503);
    expect(search.headers.get('content-type')).toBe('application/json');
    expect(search.headers.get('retry-after')).toBe('5');
    expect(search.headers.get('cache-control')).toBe('no-store');
    expect(await search.json()).toEqual({ status: 503, message: 'The search cannot be reached' });
    const sheet = await visit('/products/stationary/two-stage/s-270.datasheet.pdf');
    expect([sheet.status, await sheet.text()]).toEqual([503, 'Cannot be reached']);
    const chosen = await visit('/de/de/search?q=trockner');
    expect(chosen.status).toBe(503);
    expect(await chosen.text()).toContain('lang="de-DE"');
    expect((await visit('/products')).status).toBe(200);
  });
});

/** An answer without its hits: hits of equal rank come in the order in which they were indexed. */
const told = (answer: unknown): string => {
  const { items: _items, ...others } = answer as { items?: unknown };
  return JSON.stringify(others);
};
