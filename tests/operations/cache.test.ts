/** @jest-turn 6 */
import { createHash } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { DICTIONARIES } from '../../model-json/core/server/dictionary/addresses';
import { Body } from '../../model-json/core/server/http/Body';
import { buildFront, type BuiltFront } from '../../model-json/core/server/front/build-front';
import { RESOURCES } from '../../model-json/core/server/frontend/frontend';
import { listen } from '../../model-json/core/server/http/listen';
import { readSettings } from '../../model-json/core/server/settings/settings';
import { Nginx, whyNoNginx } from '../static/nginx';
import { read } from './deploy-files';

/* Debian's nginx with deploy/nginx/publish.conf in front of publish, whose drawer is a small one. */

const why = whyNoNginx();
if (why !== undefined) console.warn(`SKIPPED: ${why}`);
const run = why === undefined ? it : it.skip;

const SCRIPT = `${RESOURCES}site.0a1b2c3d.js`;
/** nginx counts whole seconds: after this many milliseconds it asks publish. */
const FRESH = 2100;

/** What publish was asked: `GET /kept 304 0.2 ms`. */
const asked: string[] = [];
let front: BuiltFront;
let nginx: Nginx;

beforeAll(async () => {
  const { log } = fastify({
    logger: {
      level: 'info',
      stream: { write: (line: string) => void asked.push((JSON.parse(line) as { msg: string }).msg) },
    },
  });
  const script = new Body(`/* ${'built '.repeat(200)}*/`, 'text/javascript');
  const isReady = new Promise<void>((resolve) => {
    front = buildFront({
      settings: { ...readSettings({}), PUBLISH_DRAWERS: 1 },
      files: { file: (address) => (address === SCRIPT ? script : undefined) },
      drawer: path.join(__dirname, '../resilience/small-drawer.ts'),
      log,
      onSearched: () => {},
      onReady: resolve,
      onUseless: (code) => {
        throw new Error(`The drawer ended with ${code} before it was ready`);
      },
    });
    front.drawers.start();
  });
  await isReady;
  const publish = await listen(front.app, '127.0.0.1', 0, 'PUBLISH_PORT');
  const { port: publishPort } = new URL(publish);
  if (why === undefined)
    nginx = await Nginx.startWith((folder, port) =>
      read('deploy/nginx/publish.conf')
        .replace('site:4503', `127.0.0.1:${publishPort}`)
        .replace('/var/cache/site', `${folder}/cache`)
        .replace('listen 8080', `listen localhost:${port}`),
    );
}, 60_000);
afterAll(async () => {
  if (why === undefined) await nginx.stop();
  await front.app.close();
  await front.drawers.end(1000);
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(nginx.origin + address, { headers });
const text = async (address: string) => (await get(address)).text();
/** An answer as it is sent, with the hash of its bytes. */
const raw = (address: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; bytes: string }>(
    (resolve, reject) => {
      const asked = request(nginx.origin + address, { headers }, async (answer) =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          bytes: createHash('sha1')
            .update(await buffer(answer))
            .digest('hex'),
        }),
      );
      asked.once('error', reject).end();
    },
  );
/** What a browser sends that has the dictionary of the content as it is. */
async function withDictionary() {
  const bytes = Buffer.from(await text(`${DICTIONARIES}long`));
  const hash = createHash('sha256').update(bytes).digest('base64');
  return { 'accept-encoding': 'gzip, br, dcb, dcz', 'available-dictionary': `:${hash}:` };
}
const askedFor = (address: string) => asked.filter((line) => line.startsWith(`GET ${address} `));

// Publish compresses none below half a kilobyte, and answers without compression vary by nothing.
run.each(['/kept-page', '/kept-page-long'])(
  'answers %s from its cache, and asks publish once a second whether it has changed',
  async (address) => {
    const page = await text(address);
    for (let times = 0; times < 20; times += 1) expect(await text(address)).toBe(page);
    const first = askedFor(address).length;
    expect(first).toBeLessThan(4);
    await wait(FRESH);
    expect(await text(address)).toBe(page);
    expect(askedFor(address).slice(first)).toEqual([expect.stringContaining(' 304 ')]);
  },
);

run('keeps a page for browsers with the same dictionary, and gives it to no others', async () => {
  const address = '/kept-by-dictionary-long';
  const dictionary = await withDictionary();
  const answer = await raw(address, dictionary);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'dcz',
    'cache-control': 'private, max-age=0, must-revalidate',
  });
  expect(Number(answer.headers['content-length'])).toBeLessThan(400);
  for (let times = 0; times < 20; times += 1)
    expect((await raw(address, dictionary)).bytes).toBe(answer.bytes);
  expect(askedFor(address).length).toBeLessThan(4);
  expect((await raw(address, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
  const notTaking = { ...dictionary, 'accept-encoding': 'gzip, br' };
  expect((await raw(address, notTaking)).headers['content-encoding']).toBe('br');
  const unknown = { ...dictionary, 'available-dictionary': `:${'A'.repeat(43)}=:` };
  expect((await raw(address, unknown)).headers['content-encoding']).toBe('br');
});

run('shows a publication within two seconds', async () => {
  const before = await text('/kept-publication');
  await front.drawers.renew(['/content/page'], null);
  await wait(FRESH);
  const after = await text('/kept-publication');
  expect([before, after]).toEqual([
    expect.stringContaining('of content 0'),
    expect.stringContaining('of content 1'),
  ]);
});

run('gives each browser the encoding that it accepts, however it says so', async () => {
  const encoding = async (accepted: string) =>
    (await get(SCRIPT, { 'accept-encoding': accepted })).headers.get('content-encoding');
  for (let times = 0; times < 2; times += 1) {
    expect(await encoding('gzip, deflate, br')).toBe('br');
    expect(await encoding('br;q=1.0, gzip;q=0.5')).toBe('br');
    expect(await encoding('gzip')).toBe('gzip');
    expect(await encoding('br;q=0, gzip')).toBe('gzip');
    expect(await encoding('identity')).toBeNull();
  }
  // One for each encoding: their names contain their hashes.
  expect(askedFor(SCRIPT)).toHaveLength(3);
});

run('tells a browser that has the page so', async () => {
  const etag = (await get('/kept-known')).headers.get('etag')!;
  const answer = await get('/kept-known', { 'if-none-match': etag });
  expect(answer.status).toBe(304);
});

run('passes on every request whose answer is for one visitor, and names it as in its log', async () => {
  const [one, two] = [await get('/own'), await get('/own')];
  expect(await one.text()).not.toBe(await two.text());
  expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'));
});

run('hides what is for operators alone', async () => {
  expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([404, 404]);
});

run('shows the last answer while publish is away', async () => {
  const page = await text('/kept-away');
  const long = await raw('/kept-away-long', { 'accept-encoding': 'br' });
  const dictionary = await withDictionary();
  const small = await raw('/kept-away-too-long', dictionary);
  await front.app.close();
  await wait(FRESH);
  expect(await text('/kept-away')).toBe(page);
  expect((await raw('/kept-away-too-long', dictionary)).bytes).toBe(small.bytes);
  // Nobody has asked for this one with a dictionary.
  const { status, bytes } = await raw('/kept-away-long', dictionary);
  expect({ status, bytes }).toEqual({ status: 200, bytes: long.bytes });
  expect((await get('/own')).status).toBe(502);
});
