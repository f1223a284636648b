import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { crawl, type Visited } from './crawl';
import { whyNoHttpd } from '../dispatcher/httpd';
import { Nginx, whyNoNginx } from './nginx';
import { StaticHttpd } from './static-httpd';
import { manifestOf, publishStatic } from './publish-static';

/* The whole second site as files, served by a real nginx with the configuration that comes with them. */

const ORIGIN = 'https://www.harbour.example';

/** A form that is sent to a page other than the results, an address of another service, a choice that is no file. */
const ASKING =
  / (?:method="get" action="(?!\/(?:gb\/fr\/)?search")|(?:action|href|data-config)="[^"]*(?:\/bin\/(?!harbour\/(?:search|suggest)&quot;)|[?&;](?:units|p|place)=)[^"]*")/g;

const folder = mkdtempSync(path.join(tmpdir(), 'static-'));
const out = path.join(folder, 'out');
const site = path.join(out, 'current/site');
const run = (...words: string[]) =>
  publishStatic('harbour', ['--out', out, '--origin', ORIGIN, ...words], path.join(folder, 'data'));

beforeAll(async () => {
  // In a Node of its own: Jest does not pass on a changed environment.
  execFileSync(process.execPath, ['-e', "require('./scripts/ensure-build').ensureBuild()"], {
    cwd: path.resolve(__dirname, '../..'),
    env: { ...process.env, SITE: 'harbour' },
  });
  const { code, said } = await run();
  if (code !== 0) throw new Error(said);
}, 900_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('lists each file with its hash and size', () => {
  const files = manifestOf(out);
  const onDisk = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(site, name)).isFile())
    .sort();
  // Two more are for hosts that read them.
  expect([...Object.keys(files), '_headers', '_redirects'].sort()).toEqual(onDisk);
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

const servers = [
  { name: 'nginx', why: whyNoNginx(), start: () => Nginx.start(out) },
  { name: 'httpd', why: whyNoHttpd(), start: () => StaticHttpd.start(out) },
];
for (const { name, why } of servers) if (why !== undefined) console.warn(`Skipped: ${name}: ${why}`);

describe.each(servers.filter(({ why }) => why === undefined))('served by $name', ({ start }) => {
  let server: Awaited<ReturnType<typeof start>>;
  const visited: Visited[] = [];
  beforeAll(async () => {
    server = await start();
    for await (const each of crawl(server.origin, ORIGIN)) visited.push(each);
  }, 60_000);
  afterAll(() => server.stop());

  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(server.origin + address, { redirect: 'manual', headers });

  it('answers every link, picture and document', () => {
    expect(visited.length).toBeGreaterThan(150);
    const found = new Map(visited.map(({ address, status }) => [address, status]));
    // Links within texts can have the full path.
    const isFound = ({ status, headers }: Visited) =>
      status === 200 ||
      (status === 301 && found.get(headers.get('location')?.replace(server.origin, '') ?? '') === 200);
    expect(
      visited.filter((each) => !isFound(each)).map(({ address, status }) => `${status} ${address}`),
    ).toEqual([]);
  });

  it('has no control that asks a server, but for the search, which answers in the browser', () => {
    const pages = visited.filter(({ text }) => text.includes('</html>'));
    expect(pages.length).toBeGreaterThan(30);
    const asking = pages.flatMap(({ address, text }) =>
      [...text.matchAll(ASKING)].map(([found]) => `${address}: ${found}`),
    );
    expect(asking).toEqual([]);
  });

  it.each([
    ['/search', 'This site cannot be searched from here.', '/visit'],
    ['/gb/fr/search', 'La recherche n’est pas disponible ici.', '/gb/fr/visit'],
  ])('says at %s that it cannot be searched, with links to its sections', async (address, words, section) => {
    const text = await (await get(address)).text();
    expect(text).toContain(words);
    expect(text).toContain(`<li><a href="${section}"`);
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
    expect(headers.get('vary')).toMatch(/accept-encoding/i);
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
    const location = answer.headers.get('location')?.replace(server.origin, '');
    expect([answer.status, location]).toEqual([301, to]);
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

describe('a second export', () => {
  const contact = path.join(folder, 'data/publish/content/harbour/gb/en/about/contact.json');
  const counted = (said: string) =>
    /\((\d+) new or changed, (\d+) the same, (\d+) known/.exec(said)?.slice(1).map(Number);

  it('asks for nothing again if nothing has changed, lists and the files of the search included', async () => {
    const { said } = await run();
    const [made, same, kept = 0] = counted(said) ?? [];
    expect([made, same]).toEqual([0, 0]);
    expect(kept).toBeGreaterThan(300);
  }, 60_000);

  it('writes only the page that changed, and shares every other file with the generation before', async () => {
    const before = statSync(path.join(site, 'visit.html')).ino;
    const files = manifestOf(out);
    writeFileSync(
      contact,
      readFileSync(contact, 'utf8').replace('Ring, write, or come in.', 'Ring or come in.'),
    );
    expect((await run()).code).toBe(0);
    const changed = Object.entries(manifestOf(out)).flatMap(([name, { sha256 }]) =>
      sha256 === files[name]?.sha256 || /\.(?:br|gz|zst)$/.test(name) ? [] : [name],
    );
    const ofSearch = changed.filter((name) => name.startsWith('bin/harbour/search/'));
    expect(changed.filter((name) => !ofSearch.includes(name))).toEqual([
      'about/contact.html',
      'about/contact.model.json',
    ]);
    expect(ofSearch.some((name) => name.startsWith('bin/harbour/search/fr'))).toBe(false);
    expect(readFileSync(path.join(site, 'about/contact.html'), 'utf8')).toContain('Ring or come in.');
    expect(statSync(path.join(site, 'visit.html')).ino).toBe(before);
  }, 60_000);

  it('is the same as an export from nothing, after a change that many pages show', async () => {
    writeFileSync(
      contact,
      readFileSync(contact, 'utf8').replace('"jcr:title": "Contact"', '"jcr:title": "Talk to us"'),
    );
    const { said } = await run();
    expect(counted(said)?.[0]).toBeGreaterThan(20);
    const all = path.join(folder, 'all');
    const { code } = await publishStatic(
      'harbour',
      ['--out', all, '--origin', ORIGIN],
      path.join(folder, 'data'),
    );
    expect(code).toBe(0);
    expect(manifestOf(out)).toEqual(manifestOf(all));
  }, 120_000);

  it('killed at any moment leaves the live generation whole, and goes on where it was', async () => {
    const live = () => readFileSync(path.join(out, 'current/manifest.json'), 'utf8');
    const before = live();
    // Another origin: every page changes.
    const words = ['--out', out, '--origin', 'https://harbour.example'];
    const partial = () =>
      readdirSync(path.join(out, 'generations')).find((name) => name.endsWith('.partial'));
    const written = () => {
      const file = path.join(out, 'generations', partial() ?? '', 'entries.ndjson');
      return existsSync(file) ? statSync(file).size : 0;
    };
    for (const least of [1, 60_000]) {
      const { code } = await publishStatic(
        'harbour',
        words,
        path.join(folder, 'data'),
        () => written() >= least,
      );
      expect(code).toBeNull();
      expect(live()).toBe(before);
    }
    const { code, said } = await publishStatic('harbour', words, path.join(folder, 'data'));
    expect([code, partial()]).toEqual([0, undefined]);
    expect(counted(said)?.[2]).toBeGreaterThan(20);
    expect(readFileSync(path.join(site, 'index.html'), 'utf8')).toContain('https://harbour.example/');
    const files = manifestOf(out);
    for (const [name, { sha256 }] of Object.entries(files))
      expect([
        name,
        createHash('sha256')
          .update(readFileSync(path.join(site, name)))
          .digest('hex'),
      ]).toEqual([name, sha256]);
  }, 120_000);
});
