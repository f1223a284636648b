import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { RESOURCES } from '../../model-json/core/server/frontend/frontend';
import { favicon } from './fixture-site';
import { builtScript, startSite, type TestSite } from './start-site';

let site: TestSite;
let pump: Buffer;
beforeAll(async () => {
  site = await startSite();
  pump = readFileSync(path.join(site.dir, 'content/content/dam/ventora/pump.png'));
});
afterAll(() => site.close());

const url = '/content/dam/ventora/pump.png';
const get = (headers: Record<string, string> = {}) => site.publish.inject({ url, headers });

test('an original file is sent unchanged, with its type', async () => {
  const answer = await get();
  expect(answer.headers['content-type']).toBe('image/png');
  expect(answer.rawPayload.equals(pump)).toBe(true);
});

test.each([
  ['bytes=0-9', 206, 0, 10],
  ['bytes=10-', 206, 10, undefined],
  ['bytes=-5', 206, -5, undefined],
  ['bytes=5-2', 200, 0, undefined],
  ['bytes=0-1,4-5', 200, 0, undefined],
  ['lines=1-2', 200, 0, undefined],
])('a download resumes where it stopped: %s', async (range, status, from, to) => {
  const answer = await get({ range });
  expect(answer.statusCode).toBe(status);
  expect(answer.rawPayload.equals(pump.subarray(from, to))).toBe(true);
});

test('a range beyond the end is refused', async () => {
  const answer = await get({ range: 'bytes=99999999-' });
  expect(answer.statusCode).toBe(416);
  expect(answer.headers['content-range']).toBe(`bytes */${pump.length}`);
});

test('a changed file is sent in full instead of resumed', async () => {
  const answer = await get({ range: 'bytes=10-', 'if-range': '"other"' });
  expect(answer.statusCode).toBe(200);
});

test('a browser that has the file gets a 304', async () => {
  const { headers } = await get();
  expect((await get({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  expect((await get({ 'if-modified-since': String(headers['last-modified']) })).statusCode).toBe(304);
});

test('HEAD of a file sends headers only', async () => {
  const answer = await site.publish.inject({ method: 'HEAD', url });
  expect(answer.headers['content-length']).toBe(String(pump.length));
  expect(answer.body).toBe('');
});

test('the site’s icon is its logo, and a drawing cannot run scripts', async () => {
  const answer = await site.publish.inject('/favicon.svg');
  expect(answer.body).toBe(favicon);
  expect(answer.headers['content-type']).toContain('image/svg+xml');
  expect(answer.headers['content-security-policy']).toContain('sandbox');
});

test('browsers without SVG icons get a valid ICO with a 32-pixel picture', async () => {
  const { headers, rawPayload } = await site.publish.inject('/favicon.ico');
  expect(headers['content-type']).toBe('image/vnd.microsoft.icon');
  expect([...rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, start] = [rawPayload.readUInt32LE(14), rawPayload.readUInt32LE(18)];
  expect(start + length).toBe(rawPayload.length);
  expect(await sharp(rawPayload.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 32 });
});

test.each([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
])('phones get the icon %s with %i pixels', async (address, size) => {
  const { headers, rawPayload } = await site.publish.inject(address);
  expect(headers['cache-control']).toContain('max-age=43200');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});

test('the manifest names the site and its icons', async () => {
  const answer = await site.publish.inject('/site.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const manifest = answer.json<{ name: string; start_url: string; icons: { src: string }[] }>();
  expect(manifest).toMatchObject({ name: expect.stringMatching(/./) as string, start_url: '/' });
  for (const { src } of manifest.icons) expect((await site.publish.inject(src)).statusCode).toBe(200);
});

test('a built file is cached for ever and compressed', async () => {
  const answer = await site.publish.inject({
    url: `${RESOURCES}site.0a1b2c3d.js`,
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.rawPayload.length).toBeLessThan(builtScript.length / 4);
});

test.each([
  `${RESOURCES}site.ffffffff.js`,
  `${RESOURCES}../../manifest.json`,
  `${RESOURCES}%2e%2e/%2e%2e/manifest.json`,
  '/etc.clientlibs/../package.json',
  '/content/dam/../../package.json',
  '/content/dam/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/content/dam/ventora/pump.png.json',
  '/content/dam/ventora/pump.png/x',
  '/content/dam/ventora/..%2f..%2f..%2fpackage.json',
  '/content/dam/ventora/pump.png%00.svg',
  '/%5c..%5c..%5cpackage.json',
  '/..;/..;/package.json',
])('%s is not served', async (address) => {
  const { statusCode, body } = await site.publish.inject(address);
  expect([400, 404]).toContain(statusCode);
  expect(body).not.toContain('"dependencies"');
});

test('the health check reports a full disk: author is unhealthy, publish continues', async () => {
  const refusal = jest.spyOn(site.repository, 'refusal').mockResolvedValue('ENOSPC: no space left on device');
  const [author, publish] = [await site.author.inject('/healthz'), await site.publish.inject('/healthz')];
  refusal.mockRestore();
  expect(author.statusCode).toBe(503);
  expect(publish.statusCode).toBe(200);
  for (const answer of [author, publish])
    expect(answer.json()).toMatchObject({ status: 'no changes', storage: 'ENOSPC: no space left on device' });
});

test('the health check and robots.txt describe the server', async () => {
  expect((await site.publish.inject('/healthz')).json()).toEqual({
    status: 'ok',
    runMode: 'publish',
    contentVersion: 0,
    problems: 0,
  });
  expect((await site.publish.inject('/robots.txt')).body).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect((await site.author.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
});
