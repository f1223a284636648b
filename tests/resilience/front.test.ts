/** @jest-turn 2 */
import { createDCtx, decompressUsingDict, freeDCtx } from '@bokuweb/zstd-wasm';
import { createHash } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { DICTIONARIES } from '../../model-json/core/server/dictionary/addresses';
import { Body } from '../../model-json/core/server/http/Body';
import { buildFront, type BuiltFront } from '../../model-json/core/server/front/build-front';
import { RESOURCES } from '../../model-json/core/server/frontend/frontend';
import { listen } from '../../model-json/core/server/http/listen';

/* The front of publish with a drawer in its own process, which blocks on request. */

const SCRIPT = `${RESOURCES}site.0a1b2c3d.js`;
const lines: { readonly level: number; readonly msg: string }[] = [];
const ready: (() => void)[] = [];
let front: BuiltFront;
let origin: string;

const isReady = () => new Promise<void>((resolve) => ready.push(resolve));
const get = (address: string, headers: Record<string, string> = {}) => fetch(origin + address, { headers });
const text = async (address: string) => (await get(address)).text();
/** An answer whose body is not decoded. */
const raw = (address: string, headers: Record<string, string>) =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) =>
    request(origin + address, { headers }, async (answer) =>
      resolve({ headers: answer.headers, body: await buffer(answer) }),
    )
      .once('error', reject)
      .end(),
  );
/** A new client each time, as a local proxy may name the client it forwards for. */
const as = (client: number) => ({ 'x-forwarded-for': `203.0.113.${client}` });

/** What `dcz` bytes are of, after their magic number and hash. */
function unpacked(bytes: Buffer, dictionary: Buffer): string {
  const context = createDCtx();
  const page = Buffer.from(decompressUsingDict(context, bytes.subarray(40), dictionary)).toString();
  freeDCtx(context);
  return page;
}

async function start(drawers: number): Promise<void> {
  const { log } = fastify({
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  });
  front = buildFront({
    settings: {
      HSTS_SECONDS: undefined,
      TRUSTED_PROXIES: ['127.0.0.1'],
      PUBLISH_DRAWERS: drawers,
      // A busy machine takes its time to begin: too little would end drawers that are asked to wait.
      DRAW_TIMEOUT: 6000,
      DRAW_QUEUE: 6,
      DRAW_QUEUE_PER_CLIENT: 4,
    },
    files: { file: (address) => (address === SCRIPT ? new Body('built', 'text/javascript') : undefined) },
    drawer: path.join(__dirname, 'small-drawer.ts'),
    log,
    onSearched: () => {},
    onReady: () => ready.shift()?.(),
    onUseless: (code) => {
      throw new Error(`The drawer ended with ${code} before it was ready`);
    },
  });
  const first = Array.from({ length: drawers }, isReady);
  front.drawers.start();
  await Promise.all(first);
  origin = await listen(front.app, '127.0.0.1', 0, 'PUBLISH_PORT');
}

async function end(): Promise<void> {
  await front.app.close();
  await front.drawers.end(1000);
}

describe('with one drawer', () => {
  beforeAll(() => start(1));
  afterAll(end);

  it('serves a cached page without rendering, until a content change has been read', async () => {
    const first = await text('/kept');
    expect(first).toMatch(/^\/kept of content 0, request \d+/);
    expect(await text('/kept')).toBe(first);
    expect(await text('/kept?sent=1&utm_source=mail')).toBe(first);
    expect(await text('/kept?sent=1&units=us')).toMatch(/^\/kept\?sent=1&units=us/);
    expect(await text('/other')).not.toBe(await text('/other'));
    await front.drawers.renew(['/content/page'], null);
    expect(await text('/kept')).toMatch(/of content 1/);
  });

  it('passes the real client’s address to the drawer last, after any that the client claims', async () => {
    expect(await (await get('/who', { 'x-forwarded-for': '198.51.100.7' })).text()).toMatch(
      /for 198\.51\.100\.7, 127\.0\.0\.1$/,
    );
  });

  it('answers 304 for a cached page that the client has', async () => {
    const answer = await get('/kept-too');
    const etag = answer.headers.get('etag')!;
    expect(answer.headers.has('x-kept-by-front')).toBe(false);
    expect((await get('/kept-too', { 'if-none-match': etag })).status).toBe(304);
  });

  it('sends a browser that has the site’s dictionary only what is new on the page', async () => {
    const dictionary = Buffer.from(await text(`${DICTIONARIES}long`));
    const hash = createHash('sha256').update(dictionary).digest('base64');
    const whole = await get('/kept-long', { 'accept-encoding': 'br' });
    const answer = await raw('/kept-long', {
      'accept-encoding': 'br, dcz',
      'available-dictionary': `:${hash}:`,
    });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'dcz',
      'cache-control': 'private, max-age=0, must-revalidate',
      vary: 'accept-encoding, available-dictionary',
      etag: whole.headers.get('etag'),
    });
    expect(answer.body.length).toBeLessThan(250);
    expect(answer.body.subarray(8, 40).toString('base64')).toBe(hash);
    expect(unpacked(answer.body, dictionary)).toBe(await whole.text());
  });

  it('sends it only what is new on a list, too, which is drawn each time', async () => {
    const dictionary = Buffer.from(await text(`${DICTIONARIES}long`));
    const hash = createHash('sha256').update(dictionary).digest('base64');
    const having = { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${hash}:` };
    const numbers = [];
    for (let times = 0; times < 2; times += 1) {
      const { headers, body } = await raw('/listed-long', having);
      expect(headers).toMatchObject({
        'content-encoding': 'dcz',
        'cache-control': 'private, max-age=0, must-revalidate',
        vary: 'accept-encoding, available-dictionary',
        'x-asked-x-compressed-by-front': 'yes',
      });
      expect(body.length).toBeLessThan(250);
      numbers.push(/request (\d+)/.exec(unpacked(body, dictionary))?.[1]);
    }
    expect(Number(numbers[1])).toBeGreaterThan(Number(numbers[0]));
    const { headers } = await raw('/listed-long', { ...having, 'available-dictionary': ':AAAA:' });
    expect(headers['x-asked-x-compressed-by-front']).toBe('no');
    expect(headers['cache-control']).toContain('s-maxage=300');
  });

  it.each([
    ['an unknown dictionary', { 'accept-encoding': 'br, dcz', 'available-dictionary': ':AAAA:' }],
    ['no dictionary', { 'accept-encoding': 'br, dcz' }],
  ])('sends a browser with %s the page in another encoding', async (_, headers) => {
    const answer = await raw('/kept-long', headers);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toContain('s-maxage=300');
    expect(answer.headers.vary).toContain('available-dictionary');
  });

  it('refuses excess requests at once, first of a single client, and serves the others', async () => {
    // Two are being rendered, four wait.
    const many = Array.from({ length: 6 }, (_, at) => get(`/slow?${at}`, as(1)));
    await wait(200);
    const refused = await get('/one-more', as(1));
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.text()).toMatch('Try again in a few seconds');
    const others = [get('/of-another', as(2)), get('/of-a-third', as(3))];
    await wait(100);
    expect((await get('/too-many', as(4))).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/kept-too')).status).toBe(200);
    // The running ones block the others, so a form post releases them, as posts do not wait.
    const go = async () => (await fetch(`${origin}/go`, { method: 'POST' })).ok;
    while ((await Promise.race([Promise.all(many), wait(50)])) === undefined) await go();
    expect((await Promise.all([...many, ...others])).map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it('drops requests that their clients have aborted', async () => {
    const leaving = new AbortController();
    const left = Array.from({ length: 6 }, (_, at) =>
      fetch(`${origin}/slow?${at}`, { signal: leaving.signal, headers: as(1) }).catch(() => 'left'),
    );
    await wait(200);
    leaving.abort();
    expect(await Promise.all(left)).toEqual(Array(6).fill('left'));
    // Once this has been noticed there is room again; the running ones would never have ended.
    while ((await get('/next', as(1))).status !== 200) await wait(20);
  });

  it('ends a rendering that never finishes, names it, and does not try it a third time', async () => {
    for (const times of [1, 2]) {
      const back = isReady();
      const stuck = get('/forever');
      await wait(300);
      // Meanwhile requests that need no rendering are answered.
      expect((await get('/kept-too')).status).toBe(200);
      expect(await text(SCRIPT)).toBe('built');
      expect((await stuck).status).toBe(503);
      expect(lines.filter(({ msg }) => msg.startsWith('Drawing /forever ended a drawer'))).toHaveLength(
        times,
      );
      await back;
    }
    const began = Date.now();
    expect((await get('/forever')).status).toBe(503);
    expect(Date.now() - began).toBeLessThan(1000);
    expect((await get('/another')).status).toBe(200);
  }, 30_000);
});

describe('with two drawers', () => {
  beforeAll(() => start(2));
  afterAll(end);

  it('counts each post of a client once, across drawers and regardless of its claims', async () => {
    const post = async (address: string, client: number) => {
      const headers = { ...as(client), 'x-posted-to-front': '1' };
      return (await fetch(origin + address, { method: 'POST', headers })).text();
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('/form', 21)));
    const counts = answers.map((answer) => Number(/post (\d+)/.exec(answer)![1]));
    expect(counts.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    // Both drawers were used.
    expect(answers.filter((answer) => answer.includes('request 1,'))).toHaveLength(2);
    expect(await post('/bin/ventora/csp-report', 21)).toMatch('post 1,');
    expect(await post('/form', 22)).toMatch('post 1,');
    expect(await post('/form', 21)).toMatch('post 9,');
    expect(await (await get('/read', { 'x-posted-to-front': '1' })).text()).toMatch('post NaN,');
  });
});
