import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { CsrfTokens } from '../../../model-json/core/server/security/csrf/CsrfTokens';
import { until } from '../../../shared/testing/until';
import { AuthorClient, encoded } from './author-client';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';

const LAB = '/content/ventora/gb/en/lab';
const TEXT = `${LAB}/jcr:content/root/a`;

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  site = await startSite({
    content: { 'content/ventora/gb/en/lab.json': page('Lab', { a: component('text', { text: 'A' }) }) },
  });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

const text = () => site.repository.get(TEXT)?.properties['text'];
const read = (url: string) => site.author.inject(url);

describe('content versions', () => {
  it('are sent with a page, its components and each response', async () => {
    const version = (await read(`${LAB}.infinity.json`)).headers['content-version'];
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    expect((await read(`${TEXT}.1.json`)).headers['content-version']).toBe(version);
    const answer = await client.post(TEXT, { './text': 'B' });
    expect(answer.version).not.toBe(version);
    expect((await read(`${LAB}.infinity.json`)).headers['content-version']).toBe(answer.version);
  });

  it('tell the second of two concurrent writers, whose post changes nothing', async () => {
    const version = String((await read(`${LAB}.infinity.json`)).headers['content-version']);
    const headers = { 'if-content-version': version };
    const [first, second] = await Promise.all([
      client.post(TEXT, { './text': 'first' }, headers),
      client.post(TEXT, { './text': 'second' }, headers),
    ]);
    expect(first.status).toBe(200);
    expect(second.status).toBe(412);
    expect(second.json).toMatchObject({ 'status.code': 412, version: first.version, changes: [] });
    expect(second.json['status.message']).toContain('read it again and repeat the change');
    expect(second.version).toBe(first.version);
    expect(text()).toBe('first');
    const again = await client.post(TEXT, { './text': 'second' }, { 'if-content-version': second.version! });
    expect(again.status).toBe(200);
  });

  it('are checked for creating, moving and deleting', async () => {
    const late = { 'if-content-version': '0000000000000000' };
    expect((await client.post(`${LAB}/jcr:content/root/*`, { ':name': 'n' }, late)).status).toBe(412);
    expect((await client.post(TEXT, { ':operation': 'delete' }, late)).status).toBe(412);
    expect((await client.post(TEXT, { ':operation': 'move', ':dest': 'n' }, late)).status).toBe(412);
    expect(site.repository.version).toBe(0);
  });
});

describe('author refuses forged posts', () => {
  const send = async (headers: Record<string, string>, form = {}) => {
    const answer = await site.author.inject({
      method: 'POST',
      url: TEXT,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
        ...headers,
      },
      payload: encoded({ './text': 'forged', ...form }),
    });
    if (answer.statusCode !== 200) expect(text()).toBe('A');
    const message = (answer.json() as Record<string, string>)['status.message'];
    return `${answer.statusCode} ${message}`;
  };

  it('without a token', async () =>
    expect(await send({})).toContain('403 The CSRF token is missing; get one at'));

  it('with the token of another server', async () => {
    const token = new CsrfTokens().issue();
    expect(await send({ 'csrf-token': token })).toContain('403 The CSRF token was not issued by this server');
    expect(await send({ 'csrf-token': 'nonsense' })).toContain('403');
    expect(await send({ 'csrf-token': `${(await client.token()).split('.')[0]}.` })).toContain('403');
  });

  it('from another site', async () => {
    const token = { 'csrf-token': await client.token() };
    expect(await send({ ...token, origin: 'https://evil.example' })).toContain(
      '403 This was sent from another site',
    );
    expect(await send({ ...token, origin: 'null' })).toContain('403');
    expect(await send({ ...token, referer: 'https://evil.example/localhost:80/' })).toContain('403');
    expect(await send({ ...token, 'sec-fetch-site': 'same-site' })).toContain('403');
    expect(await send({ ...token, origin: 'http://localhost:4503', host: 'localhost:4502' })).toContain(
      '403',
    );
  });

  it('to a host name that another site points here', async () => {
    const answer = await site.author.inject({ method: 'POST', url: TEXT, headers: { host: 'evil.example' } });
    expect(answer.statusCode).toBe(421);
    expect(
      (await site.author.inject({ url: '/libs/granite/csrf/token.json', headers: { host: 'evil.example' } }))
        .statusCode,
    ).toBe(421);
  });

  it('but accepts a page of author, with the token in a header or form field', async () => {
    const token = await client.token();
    const own = { origin: 'http://localhost:4502', host: 'localhost:4502', 'sec-fetch-site': 'same-origin' };
    expect(await send({ ...own, 'csrf-token': token })).toBe('200 OK');
    expect(await send(own, { ':cq_csrf_token': token })).toBe('200 OK');
  });

  it('with a token older than ten minutes', () => {
    const tokens = new CsrfTokens();
    const token = tokens.issue('', 1_000);
    expect(tokens.faultOf(token, '', 600_000)).toBeUndefined();
    expect(tokens.faultOf(token, '', 602_000)).toBe('is too old');
  });

  it('on publish, which accepts only forms', async () => {
    const answer = await site.publish.inject({ method: 'POST', url: `${LAB}.html`, payload: '' });
    expect(answer.statusCode).toBe(405);
    expect((await site.publish.inject('/libs/granite/csrf/token.json')).statusCode).toBe(404);
  });
});

describe('changes', () => {
  /** The event data received until `until` is satisfied. */
  async function follow(port: number, until: (data: string[]) => boolean): Promise<string[]> {
    return new Promise((resolve, reject) => {
      const data: string[] = [];
      const request = http.get({ port, host: '127.0.0.1', path: '/bin/ventora/changes' }, (answer) => {
        expect(answer.headers['content-type']).toContain('text/event-stream');
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          data.push(...[...chunk.matchAll(/^data: (.*)$/gm)].map(([, json]) => json!));
          if (until(data)) request.destroy();
        });
        answer.on('close', () => resolve(data));
      });
      request.on('error', (error) => (until(data) ? resolve(data) : reject(error)));
    });
  }

  it('are announced to every editor, with the editor that made them', async () => {
    await site.author.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.author.server.address() as AddressInfo;
    const following = new Set<string[]>();
    const isDone = (data: string[]) => following.add(data) && data.length === 3;
    const editors = Array.from({ length: 20 }, () => follow(port, isDone));
    await until('all editors follow', () => following.size === 20);
    await client.post(TEXT, { './text': 'B' }, { 'editor-id': 'c0ffee-1' });
    await site.repository.change((draft) => draft.setProperty(TEXT, 'text', 'C'));
    for (const data of await Promise.all(editors)) {
      expect(data.map((json) => JSON.parse(json) as unknown)).toEqual([
        { version: 0 },
        { version: 1, paths: [LAB], by: 'c0ffee-1' },
        { version: 2, paths: [LAB] },
      ]);
    }
  });

  it('do not keep a server from closing', async () => {
    await site.author.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.author.server.address() as AddressInfo;
    const following = new Set<string[]>();
    const editor = follow(port, (data) => !following.add(data)).catch(() => undefined);
    await until('the editor follows', () => following.size > 0);
    const start = Date.now();
    await site.author.close();
    expect(Date.now() - start).toBeLessThan(2000);
    await editor;
  });
});
