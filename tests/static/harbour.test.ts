import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ensureBuild } from '../../scripts/ensure-build';
import { crawl, type Visited } from './crawl';
import { Nginx, whyNoNginx } from './nginx';
import { manifestOf, publishStatic } from './publish-static';

/* The whole second site as files, served by a real nginx with the configuration that comes with them. */

const ORIGIN = 'https://www.harbour.example';
const why = whyNoNginx();
if (why !== undefined) console.warn(`Skipped: ${why}`);

const folder = mkdtempSync(path.join(tmpdir(), 'static-'));
const out = path.join(folder, 'out');
const site = path.join(out, 'current/site');
const run = (...words: string[]) =>
  publishStatic('harbour', ['--out', out, '--origin', ORIGIN, ...words], path.join(folder, 'data'));

beforeAll(async () => {
  process.env.SITE = 'harbour';
  ensureBuild();
  const { code, said } = await run();
  if (code !== 0) throw new Error(said);
}, 900_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('lists each file with its hash and size', () => {
  const files = manifestOf(out);
  const onDisk = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(site, name)).isFile())
    .sort();
  expect(Object.keys(files).sort()).toEqual(onDisk);
  expect(files['index.html']).toMatchObject({
    type: 'text/html; charset=utf-8',
    bytes: statSync(path.join(site, 'index.html')).size,
  });
});

it('compresses what can be compressed, without loss', () => {
  const page = readFileSync(path.join(site, 'visit.html'));
  expect(brotliDecompressSync(readFileSync(path.join(site, 'visit.html.br')))).toEqual(page);
  expect(gunzipSync(readFileSync(path.join(site, 'visit.html.gz')))).toEqual(page);
  expect(existsSync(path.join(site, 'icon-192.png.br'))).toBe(false);
});

(why === undefined ? describe : describe.skip)('served by nginx', () => {
  let nginx: Nginx;
  let visited: readonly Visited[];
  beforeAll(async () => {
    nginx = await Nginx.start(out);
    visited = await crawl(nginx.origin, ORIGIN);
  }, 60_000);
  afterAll(() => nginx.stop());

  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(nginx.origin + address, { redirect: 'manual', headers });

  it('answers every link, picture and document', () => {
    expect(visited.length).toBeGreaterThan(150);
    const found = new Map(visited.map(({ address, status }) => [address, status]));
    // Links within texts can have the full path.
    const isFound = ({ status, headers }: Visited) =>
      status === 200 || (status === 301 && found.get(headers.get('location') ?? '') === 200);
    expect(
      visited.filter((each) => !isFound(each)).map(({ address, status }) => `${status} ${address}`),
    ).toEqual([]);
  });

  it('sends each page with the policy that its own styles need', () => {
    const pages = visited.filter(({ headers }) => headers.get('content-type') === 'text/html; charset=utf-8');
    expect(pages.length).toBeGreaterThan(30);
    for (const { text, headers } of pages) {
      const hashes = headers.get('content-security-policy')?.match(/'sha256-[^']+'/g) ?? [];
      expect(hashes.length).toBeGreaterThanOrEqual((text.match(/<style/g) ?? []).length);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toContain('must-revalidate');
    }
  });

  it.each(['br', 'gzip'])('sends %s to those who take it', async (encoding) => {
    const { headers } = await get('/visit', { 'accept-encoding': encoding });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(
      (await get('/visit', { 'accept-encoding': 'identity' })).headers.get('content-encoding'),
    ).toBeNull();
  });

  it.each([
    ['/visit.html', '/visit'],
    ['/visit/', '/visit'],
    ['/content/harbour/gb/en/visit.html', '/visit'],
    ['/content/harbour/gb/fr.html', '/gb/fr'],
    ['/index.html', '/'],
  ])('redirects %s to the address that visitors use', async (from, to) => {
    const answer = await get(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  it.each([
    ['/no-such-page', 'lang="en-GB"'],
    ['/gb/fr/no-such-page', 'lang="fr-GB"'],
    ['/gb/fr/no-such-page.html', 'lang="fr-GB"'],
  ])('answers %s with an error page in its language', async (address, language) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(await answer.text()).toContain(language);
  });

  it('lets browsers keep for ever what has a hash or a date in its address', () => {
    const kept = visited.filter(({ address }) => /\.[0-9a-f]{8}\.(?:js|woff2)$/.test(address));
    expect(kept.length).toBeGreaterThan(1);
    for (const { headers } of kept) expect(headers.get('cache-control')).toContain('immutable');
  });

  it.each([
    '/entries.ndjson',
    '/manifest.json',
    '/conf/nginx-maps.conf',
    '/%2e%2e/manifest.json',
    '/visit?../../manifest',
  ])('does not serve %s', async (address) => {
    const text = await (await get(address)).text();
    expect(text).toContain('<!doctype html>');
    expect(text).not.toContain('sha256":');
  });
});
