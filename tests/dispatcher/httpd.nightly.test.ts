import path from 'node:path';
import {
  contentSecurityPolicy,
  FRAME_HOSTS,
} from '../../model-json/core/server/security/content-security-policy';
import { openRealSite, type RealSite } from '../server/real-site';
import { readAnyFile, sectionOf } from './any-file';
import { Httpd, whyNoHttpd } from './httpd';
import { StandIn } from './stand-in';

/*
 * The virtual host as visitors see it: httpd, then the Dispatcher's filters, then publish without any headers that AEM
 * does not send either. The responses must equal those of publish itself.
 */

// A page is rendered on its first request.
jest.setTimeout(120_000);

const missing = whyNoHttpd();
if (missing !== undefined) console.warn(`NOT TESTED: httpd in front of publish. ${missing}`);
const withHttpd = missing === undefined ? describe : describe.skip;

withHttpd('httpd in front of publish', () => {
  let site: RealSite;
  let standIn: StandIn;
  let httpd: Httpd;
  let publish: string;

  beforeAll(async () => {
    site = await openRealSite();
    publish = await site.publish.listen({ port: 0, host: 'localhost' });
    // Until there is an index, publish sends lists without results, which nobody may store.
    while ((await fetch(`${publish}/bin/ventora/search?q=dryer`)).status === 503)
      await new Promise((resolve) => setTimeout(resolve, 200));
    const farms = path.resolve(__dirname, '../../ui.apps/dispatcher/src/conf.dispatcher.d/available_farms');
    const farm = sectionOf(readAnyFile(path.join(farms, 'ventora.farm')), '/ventora');
    standIn = await StandIn.start(sectionOf(farm, '/filter'), publish);
    httpd = await Httpd.start(standIn.origin, { VENTORA_SERVICE_URL: publish });
  }, 600_000);

  afterAll(async () => {
    await httpd?.stop();
    await standIn?.stop();
    await site?.close();
  });

  const visit = (address: string, init: RequestInit = {}) =>
    fetch(httpd.origin + address, { redirect: 'manual', ...init });

  const picture = async () => {
    const html = await (await visit('/')).text();
    return /srcSet="([^" ]+)/i.exec(html)![1]!;
  };

  it.each([
    '/',
    '/products',
    '/products/mobile',
    '/de/de',
    '/de/de/products',
    '/ch/fr/solutions',
    '/us/es',
    '/content/ventora/gb/en/products.html',
    '/search?q=dryer',
    '/products/stationary/two-stage/s-270.datasheet.pdf',
    '/blog.feed.xml',
    '/content/ventora/de/de.sitemap.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/site.webmanifest',
    '/products.model.json',
    '/content/ventora/de/de/products.model.json',
    '/content/ventora-library/library/core-content/title.html',
    '/bin/ventora/suggest?q=dr',
  ])('serves the same as publish: %s', async (address) => {
    const [through, direct] = await Promise.all([
      visit(address),
      fetch(publish + address, { redirect: 'manual', headers: { host: new URL(httpd.origin).host } }),
    ]);
    expect(through.status).toBe(200);
    expect(direct.status).toBe(200);
    const told = [
      'content-type',
      'content-language',
      'cache-control',
      'x-robots-tag',
      'x-content-type-options',
    ];
    const policies = ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];
    const headers = (answer: Response) =>
      Object.fromEntries([...told, ...policies].map((name) => [name, answer.headers.get(name)]));
    expect(headers(through)).toEqual(withoutOwnRules(address, headers(direct)));
    expect(differenceOf(bodyOf(await through.text()), bodyOf(await direct.text()))).toBeUndefined();
  });

  it('lets browsers cache pictures and built files for a year', async () => {
    const immutable = 'public, max-age=31536000, immutable';
    expect((await visit(await picture())).headers.get('cache-control')).toBe(immutable);
    const html = await (await visit('/')).text();
    const [script] = /\/etc\.clientlibs\/[^"]+\.js/.exec(html)!;
    expect((await visit(script)).headers.get('cache-control')).toBe(immutable);
  });

  it('lets the CDN cache a page regardless of campaign parameters', async () => {
    const kept = 'public, max-age=0, s-maxage=300, must-revalidate';
    expect((await visit('/products?utm_source=letter')).headers.get('cache-control')).toBe(kept);
    const both = await visit('/products?utm_source=letter&units=us');
    expect(both.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['/products.html', '/products'],
    ['/products/', '/products'],
    ['/gb/en/products', '/products'],
    ['/gb/en', '/'],
    ['/content/ventora/gb/en/products', '/products'],
    ['/content/ventora/de/de/products', '/de/de/products'],
    ['/de/de/products.html?page=2', '/de/de/products?page=2'],
  ])('redirects %s to the canonical address of the page, %s', async (from, to) => {
    const answer = await visit(from);
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get('location')!, httpd.origin).href).toBe(httpd.origin + to);
  });

  it.each([
    ['/no-such-page', 'en-GB'],
    ['/de/de/gibt-es-nicht', 'de-DE'],
    ['/ch/fr/rien', 'fr-CH'],
    ['/us/es/nada', 'es-US'],
  ])('answers %s with 404 and the error page in %s', async (address, language) => {
    const answer = await visit(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`lang="${language}"`);
  });

  it('answers a missing file with 404 and a line of text', async () => {
    const answer = await visit('/etc.clientlibs/ventora/none.0a1b2c3d.js');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found');
    expect(answer.headers.get('cache-control')).toBeNull();
  });

  it.each([
    '/content/ventora/gb/en/products.infinity.json',
    '/products.infinity.json',
    '/products.1.json',
    '/content/dam/ventora/brand/favicon.svg.infinity.json',
    '/content/ventora/gb/en/products.infinity.json;x',
    '/content/ventora/gb/en/products.infinity.json/x.html',
    '/content/ventora/gb/en/products.%69nfinity.json',
    '/conf/ventora.infinity.json',
    '/content/ventora/gb/en.json',
    '/crx/de/index.jsp',
    '/crx/packmgr/index.jsp',
    '/system/console',
    '/system/console.json',
    '/apps/ventora/components/page.json',
    '/apps/ventora',
    '/libs/granite/core/content/login.html',
    '/conf/ventora.json',
    '/home/users.json',
    '/etc/map.publish.json',
    '/etc.json',
    '/bin/querybuilder.json?path=/home',
    '/bin/ventora/../querybuilder.json',
    '/content/dam/ventora.assets.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//crx//de',
    '/content/ventora/gb/en.html%2finfinity.json',
  ])('answers %s with 404 and requests nothing from publish but the error page', async (address) => {
    standIn.passed.length = 0;
    const answer = await visit(address);
    expect(answer.status).toBe(404);
    expect(standIn.passed.filter((each) => !each.includes('/errors/404.html'))).toEqual([]);
  });

  it('accepts a form from its own page only, and says which fields are missing', async () => {
    const address = '/contact';
    const html = await (await visit(address)).text();
    const [, start] = /name=":formstart" value="([^"]+)"/.exec(html)!;
    const send = (from: string) =>
      visit(address, {
        method: 'POST',
        headers: { origin: from, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ':formstart': start!, ':elapsed': '9000' }).toString(),
      });
    const answer = await send(httpd.origin);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('aria-invalid="true"');
    expect((await send('https://elsewhere.example')).status).toBe(403);
    expect((await visit('/products.model.json', { method: 'POST', body: 'a=b' })).status).toBe(404);
  });

  it('allows no scripts but the site’s own, and no frames but for examples in the library', async () => {
    const policyOf = async (address: string) =>
      (await visit(address)).headers.get('content-security-policy')!.split('; ').sort();
    const expected = contentSecurityPolicy([], "'none'", FRAME_HOSTS).split('; ').sort();
    expect(await policyOf('/products')).toEqual(expected);
    expect(await policyOf('/no-such-page')).toEqual(expected);
    const example = '/content/ventora-library/library/core-content/title.html';
    expect(await policyOf(example)).toContain("frame-ancestors 'self'");
  });

  it('keeps visitors on TLS once they have used it', async () => {
    const secure = await visit('/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect((await visit('/')).headers.get('strict-transport-security')).toBeNull();
  });

  it('logs no warnings or errors', () => {
    expect(httpd.errors).not.toMatch(/\[(?:\w+:)?(?:warn|error|crit|alert|emerg)\]/);
  });
});

/** Removes the host, since a page contains the one it was requested at. */
const bodyOf = (text: string): string => text.replace(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g, '');

/** An excerpt around the first difference; whole pages would flood the log. */
function differenceOf(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  const at = [...one].findIndex((character, i) => character !== other[i]);
  return `${one.slice(at - 40, at + 40)} … ${other.slice(at - 40, at + 40)}`;
}

/** Search engines must skip the search, whether robots.txt or the header excludes it. */
const withoutOwnRules = (address: string, headers: Record<string, string | null>) =>
  address.startsWith('/bin/') ? { ...headers, 'x-robots-tag': 'noindex' } : headers;
