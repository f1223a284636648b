/** @jest-turn 6 @jest-alone */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { openCopy, postToSling, resetRoot, ROOT } from './sling/open-copy';
import { onSling } from './sling/on-sling';
import { SlingAuthor } from './sling/SlingAuthor';

/* An author's work by HTTP, with the content in a real Apache Sling: edit, publish, delete; and Sling away. */
jest.setTimeout(900_000);

onSling('an author whose content is in Sling', (sling) => {
  let server: SlingAuthor;
  beforeAll(async () => {
    await resetRoot(sling.origin);
    const content = await openCopy(sling.origin);
    await content.watch();
    server = await SlingAuthor.open(content);
  });
  afterAll(() => server?.close());

  const post: SlingAuthor['post'] = (url, fields) => server.post(url, fields);

  const PAGE = `${ROOT}/news`;
  const inSling = async (node: string): Promise<Record<string, unknown> | undefined> => {
    const answer = await fetch(`${sling.origin}${node}.json`, {
      headers: { authorization: `Basic ${Buffer.from('admin:admin').toString('base64')}` },
    });
    return answer.ok ? ((await answer.json()) as Record<string, unknown>) : undefined;
  };
  const titleFor = async (instance: FastifyInstance) =>
    (await instance.inject(`${PAGE}/jcr:content.json`)).json<Record<string, unknown>>()['jcr:title'];

  it('stores what an author does in Sling, and publishes from there', async () => {
    const page = {
      'jcr:primaryType': 'cq:Page',
      'jcr:content': {
        'jcr:primaryType': 'cq:PageContent',
        'jcr:title': 'News',
        root: { 'jcr:primaryType': 'nt:unstructured' },
      },
    };
    const created = await post(ROOT, {
      ':operation': 'import',
      ':contentType': 'json',
      ':name': 'news',
      ':content': JSON.stringify(page),
    });
    expect(created.statusCode).toBe(201);
    const edited = await post(`${PAGE}/jcr:content`, {
      'jcr:title': 'Good news',
      'root/one/text': 'One',
      'root/one/sling:resourceType': 'ventora/components/text',
      onTime: '2026-03-03T10:00:00.000+01:00',
      'onTime@TypeHint': 'Date',
    });
    expect(edited.statusCode).toBe(200);
    expect(await inSling(`${PAGE}/jcr:content`)).toMatchObject({
      'jcr:title': 'Good news',
      onTime: 'Tue Mar 03 2026 10:00:00 GMT+0100',
    });
    expect(await inSling(`${PAGE}/jcr:content/root/one`)).toMatchObject({ text: 'One' });

    for (const each of [ROOT, PAGE]) {
      const activated = await post('/bin/replicate.json', { cmd: 'Activate', path: each });
      expect(activated.statusCode).toBe(200);
    }
    expect(server.published.get(`${PAGE}/jcr:content`)?.properties['jcr:title']).toBe('Good news');
    expect(await inSling(`${PAGE}/jcr:content`)).toMatchObject({ 'cq:lastReplicationAction': 'Activate' });
  });

  it('shows authors what others change in Sling', async () => {
    await postToSling(sling.origin, `${PAGE}/jcr:content`, { 'jcr:title': 'From elsewhere' });
    await sleep(1500);
    expect(await titleFor(server.author)).toBe('From elsewhere');
    expect(server.published.get(`${PAGE}/jcr:content`)?.properties['jcr:title']).toBe('Good news');
  });

  it('moves and deletes in Sling', async () => {
    await post(PAGE, { ':operation': 'move', ':dest': `${ROOT}/moved` });
    expect(await inSling(PAGE)).toBeUndefined();
    expect(await inSling(`${ROOT}/moved/jcr:content`)).toMatchObject({ 'jcr:title': 'From elsewhere' });
    await post(`${ROOT}/moved`, { ':operation': 'delete' });
    expect(await inSling(`${ROOT}/moved`)).toBeUndefined();
  });

  it('refuses changes with 503 while Sling is away, serves content, and goes on by itself', async () => {
    // One that ran before is not killed.
    if (!sling.own) return;
    await sling.own.kill();
    const refused = await post(`${ROOT}/jcr:content`, { 'jcr:title': 'Lost' });
    expect(refused.statusCode).toBe(503);
    expect(refused.body).toContain('cannot be reached');
    expect((await server.author.inject('/healthz')).statusCode).toBe(503);
    expect((await server.author.inject(`${ROOT}.json`)).statusCode).toBe(200);
    await sling.own.restart();
    for (let i = 0; i < 300 && (await server.content.refusal()) !== undefined; i += 1) await sleep(100);
    expect((await post(`${ROOT}/jcr:content`, { 'jcr:title': 'Back' })).statusCode).toBe(200);
    expect(await inSling(`${ROOT}/jcr:content`)).toMatchObject({ 'jcr:title': 'Back' });
  });
});
