import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AuthorClient } from './author-client';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';

const SITE = '/content/ventora/gb/en';
const ADDRESS = '/bin/replicate.json';

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  const text = (html: string) => ({ text: component('text', { text: html, textIsRich: true }) });
  site = await startSite({
    content: {
      'content/ventora/gb/en.json': { ...page('Home'), products: {}, news: {}, moved: {}, old: {} },
      'content/ventora/gb/en/news.json': { ...page('News', text('<p>Dry air</p>')), b: {}, a: {} },
      'content/ventora/gb/en/news/a.json': page('A', {
        f: component('experiencefragment', {
          fragmentVariationPath: '/content/experience-fragments/x/offer/master',
        }),
      }),
      'content/ventora/gb/en/news/b.json': page(
        'B',
        text('<a href="/content/dam/ventora/sheet.json">Sheet</a>'),
      ),
      'content/experience-fragments/x/offer.json': page('Offer'),
      'content/experience-fragments/x/offer/master.json': page('Master', text('Offer')),
    },
    published: { 'content/ventora/gb/en.json': page('Home') },
  });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

const publish = (...path: string[]) => client.post(ADDRESS, { cmd: 'Activate', path });
const publication = async (path: string) =>
  (await site.author.inject(`${path}.publication.json`)).json() as unknown;
const visit = async (path: string) => (await site.publish.inject(`${path}.html`)).statusCode;
const names = (path: string) => site.publishRepository.list(path).map(({ name }) => name);

test('visitors see a page only once it is published', async () => {
  expect(await visit(`${SITE}/news`)).toBe(404);
  expect(await publication(`${SITE}/news`)).toMatchObject({
    published: false,
    publishedAt: null,
    changedSince: false,
  });
  const answer = await publish(`${SITE}/news`);
  expect(answer.status).toBe(200);
  expect(answer.json).toMatchObject({ paths: [`${SITE}/news`], missing: [] });
  expect(answer.version).toBe(site.repository.versionOf(`${SITE}/news`));
  expect((await site.publish.inject(`${SITE}/news.html`)).body).toContain('Dry air');
  expect(await publication(`${SITE}/news`)).toMatchObject({ published: true, changedSince: false });
});

test('an author sees when a page was published, and whether it has changed since', async () => {
  await publish(`${SITE}/news`);
  const { publishedAt } = (await publication(`${SITE}/news`)) as { publishedAt: string };
  expect(Date.now() - Date.parse(publishedAt)).toBeLessThan(10_000);
  expect(site.repository.get(`${SITE}/news/jcr:content`)?.properties).toMatchObject({
    'cq:lastReplicationAction': 'Activate',
    'cq:lastReplicatedBy': 'admin',
  });
  const text = `${SITE}/news/jcr:content/root/text`;
  await client.post(text, { './text': '<p>Drier air</p>' });
  expect(await publication(`${SITE}/news`)).toMatchObject({ published: true, changedSince: true });
  expect((await site.publish.inject(`${SITE}/news.html`)).body).not.toContain('Drier air');
  await client.post(text, { './text': '<p>Dry air</p>' });
  expect(await publication(`${SITE}/news`)).toMatchObject({ changedSince: false });
  await client.post(text, { './text': '<p>Drier air</p>' });
  await publish(`${SITE}/news`);
  expect((await site.publish.inject(`${SITE}/news.html`)).body).toContain('Drier air');
});

test('child pages are published individually, and keep their order', async () => {
  await publish(`${SITE}/news`);
  expect(names(`${SITE}/news`)).toEqual(['jcr:content']);
  await publish(`${SITE}/news/a`);
  await publish(`${SITE}/news/b`);
  expect(names(`${SITE}/news`)).toEqual(['jcr:content', 'b', 'a']);
  await client.post(`${SITE}/news/a`, { ':order': 'before b' });
  await publish(`${SITE}/news`);
  expect(names(`${SITE}/news`)).toEqual(['jcr:content', 'a', 'b']);
  expect(await visit(`${SITE}/news/a`)).toBe(200);
});

test('a page below an unpublished one cannot be published before it', async () => {
  const answer = await publish(`${SITE}/news/a`);
  expect(answer.status).toBe(409);
  expect(answer.json['status.message']).toBe(
    `${SITE}/news is not published; publish it before the pages below it`,
  );
  expect(site.publishRepository.version).toBe(0);
  const both = await publish(`${SITE}/news/a`, `${SITE}/news`);
  expect(both.json['paths']).toEqual([`${SITE}/news`, `${SITE}/news/a`]);
  expect(await visit(`${SITE}/news/a`)).toBe(200);
});

test('missing references of a page are listed, and published along on request', async () => {
  const offer = '/content/experience-fragments/x/offer';
  await publish(`${SITE}/news`);
  expect((await publish(`${SITE}/news/a`)).json['missing']).toEqual([`${offer}/master`]);
  expect(site.publishRepository.get(offer)).toBeUndefined();
  const answer = await client.post(ADDRESS, { cmd: 'Activate', path: `${SITE}/news/a`, references: 'true' });
  expect(answer.json).toMatchObject({ missing: [], paths: [offer, `${offer}/master`, `${SITE}/news/a`] });
  expect(site.publishRepository.get(`${offer}/master`)).toBeDefined();
});

test('unpublishing a page includes its child pages, which authors keep', async () => {
  await publish(`${SITE}/news`, `${SITE}/news/a`);
  const answer = await client.post(ADDRESS, { cmd: 'Deactivate', path: `${SITE}/news` });
  expect(answer.json['paths']).toEqual([`${SITE}/news`, `${SITE}/news/a`]);
  expect(await visit(`${SITE}/news`)).toBe(404);
  expect(await publication(`${SITE}/news/a`)).toMatchObject({ published: false, publishedAt: null });
  expect(site.repository.get(`${SITE}/news/a/jcr:content`)?.properties['cq:lastReplicationAction']).toBe(
    'Deactivate',
  );
});

test('undoing an unpublication restores the page and its child pages as visitors had them', async () => {
  await publish(`${SITE}/news`, `${SITE}/news/a`);
  await client.post(`${SITE}/news/jcr:content`, { './jcr:title': 'Draft' });
  const { json } = await client.post(ADDRESS, { cmd: 'Deactivate', path: `${SITE}/news` });
  expect(await publication(`${SITE}/news`)).toMatchObject({ takenWith: [`${SITE}/news/a`] });
  const back = await client.post(ADDRESS, { cmd: 'Restore', undo: String(json['undo']) });
  expect(back.json['paths']).toEqual([`${SITE}/news`, `${SITE}/news/a`]);
  expect(await visit(`${SITE}/news/a`)).toBe(200);
  expect((await site.publish.inject(`${SITE}/news.html`)).body).not.toContain('Draft');
  expect((await client.post(ADDRESS, { cmd: 'Restore', undo: 'nonsense' })).status).toBe(404);
});

test('a deletion that cannot be queued for publish is refused, and nothing is deleted', async () => {
  await publish(`${SITE}/news`);
  const queue = join(site.dir, 'replication/queue');
  rmSync(queue, { recursive: true });
  writeFileSync(queue, 'in the way');
  expect((await client.post(`${SITE}/news`, { ':operation': 'delete' })).status).toBe(500);
  expect(await visit(`${SITE}/news`)).toBe(200);
  expect(site.repository.get(`${SITE}/news`)).toBeDefined();
});

test('replacing a page unpublishes child pages that the new one does not have', async () => {
  await publish(`${SITE}/news`, `${SITE}/news/a`);
  await client.post(`${SITE}/old`, { ':operation': 'copy', ':dest': `${SITE}/news`, ':replace': 'true' });
  expect(site.repository.get(`${SITE}/news/a`)).toBeUndefined();
  expect(await visit(`${SITE}/news/a`)).toBe(404);
});

test('deleting a page removes it and its child pages for visitors', async () => {
  await publish(`${SITE}/news`, `${SITE}/news/a`);
  const answer = await client.post(`${SITE}/news`, { ':operation': 'delete' });
  expect(answer.json['unpublished']).toEqual([`${SITE}/news`, `${SITE}/news/a`]);
  expect(await visit(`${SITE}/news`)).toBe(404);
  expect(await visit(`${SITE}/news/a`)).toBe(404);
  expect(await visit(SITE)).toBe(200);
});

test('a moved page is gone from its old address, and must be published at the new one', async () => {
  await publish(`${SITE}/news`, `${SITE}/news/a`);
  const form = { ':operation': 'move', ':dest': `${SITE}/moved` };
  await client.post(`${SITE}/moved`, { ':operation': 'delete' });
  const answer = await client.post(`${SITE}/news`, form);
  expect(answer.json['unpublished']).toEqual([`${SITE}/news`, `${SITE}/news/a`]);
  expect(await visit(`${SITE}/news`)).toBe(404);
  expect(await visit(`${SITE}/moved`)).toBe(404);
  expect(await publication(`${SITE}/moved`)).toMatchObject({ published: false });
  await publish(`${SITE}/moved`);
  expect(await visit(`${SITE}/moved`)).toBe(200);
});

test('deletions within a page reach visitors only when it is published', async () => {
  await publish(`${SITE}/news`);
  const answer = await client.post(`${SITE}/news/jcr:content/root/text`, { ':operation': 'delete' });
  expect(answer.json).not.toHaveProperty('unpublished');
  expect((await site.publish.inject(`${SITE}/news.html`)).body).toContain('Dry air');
});

test('a refused move changes nothing for visitors', async () => {
  await publish(`${SITE}/news`);
  const form = { ':operation': 'move', ':dest': '/content/nowhere/news' };
  expect((await client.post(`${SITE}/news`, form)).status).toBe(412);
  expect(await visit(`${SITE}/news`)).toBe(200);
});

test('a published page missing from author’s content can still be unpublished', async () => {
  await publish(`${SITE}/news`);
  await site.repository.delete(`${SITE}/news`);
  expect(await visit(`${SITE}/news`)).toBe(200);
  expect((await client.post(ADDRESS, { cmd: 'Deactivate', path: `${SITE}/news` })).status).toBe(200);
  expect(await visit(`${SITE}/news`)).toBe(404);
});

test.each<[Record<string, string>, number, string]>([
  [{ cmd: 'Activate' }, 400, 'Parameter path is missing'],
  [{ cmd: 'Explode', path: `${SITE}/news` }, 400, 'send Activate, Deactivate, Restore or Cancel'],
  [{ cmd: 'Activate', path: `${SITE}/nobody` }, 404, 'There is no page or asset'],
  [{ cmd: 'Activate', path: `${SITE}/news/jcr:content` }, 404, 'There is no page or asset'],
  [{ cmd: 'Deactivate', path: '/apps/ventora' }, 404, 'There is no page or asset'],
  [{ cmd: 'Deactivate', path: '/content' }, 404, 'There is no page or asset'],
])('%j is refused with %i', async (form, status, message) => {
  const answer = await client.post(ADDRESS, form);
  expect(answer.status).toBe(status);
  expect(answer.json['status.message']).toContain(message);
  expect(site.publishRepository.version).toBe(0);
});

test('publishing is refused if author and visitors share their content', async () => {
  const shared = await startSite();
  const answer = await new AuthorClient(shared.author).post(ADDRESS, { cmd: 'Activate', path: SITE });
  expect(answer.status).toBe(409);
  expect(answer.json['status.message']).toContain('With --dev, visitors see saved changes at once');
  const state = (await shared.author.inject(`${SITE}.publication.json`)).json() as unknown;
  // … and how to publish anyway.
  expect(answer.json['status.message']).toContain('start the server without --dev');
  expect(state).toMatchObject({ published: true, publishedAt: null, changedSince: false });
  await shared.close();
});

test('visitors cannot read the publication status or publish', async () => {
  expect((await site.publish.inject(`${SITE}.publication.json`)).statusCode).toBe(404);
  expect(
    (await site.publish.inject({ method: 'POST', url: ADDRESS, payload: '' })).statusCode,
  ).toBeGreaterThanOrEqual(404);
});
