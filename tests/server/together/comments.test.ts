/** @jest-turn 8 */
import { execFileSync } from 'node:child_process';
import type { PageComments, Thread } from '../../../shared/authoring/together';
import { component, files, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient } from '../writes/author-client';

const COMMENTS = '/bin/ventora/comments.json';
const PAGE = '/content/ventora/gb/en/talk';
const ROOT = `${PAGE}/jcr:content/root`;
const SECRET = 'Chartreuse-Quokka';

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  const talk = page('Talk', {
    a: component('text', { text: 'A' }),
    box: component('container', { layout: 'simple', b: component('text', { text: 'B' }) }),
  });
  const published = Object.fromEntries(Object.entries(files).filter(([name]) => name.startsWith('content/')));
  site = await startSite({ content: { 'content/ventora/gb/en/talk.json': talk }, published });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

async function send(body: object, headers?: Record<string, string>) {
  const { statusCode, body: text } = await site.author.inject({
    method: 'POST',
    url: COMMENTS,
    headers: headers ?? { 'csrf-token': await client.token() },
    payload: JSON.stringify(body),
  });
  return { status: statusCode, json: JSON.parse(text) as { thread: Thread; 'status.message'?: string } };
}

const begin = async (component: string | undefined, page = PAGE) =>
  (await send({ action: 'create', kind: 'comment', page, component, text: SECRET })).json.thread;

const on = async (page: string) => {
  const answer = await site.author.inject(`${COMMENTS}?path=${page}`);
  return answer.statusCode === 200 ? answer.json<PageComments>().threads : undefined;
};

describe('comments follow', () => {
  it('a component that moves, and what is in it', async () => {
    await begin(`${ROOT}/box/b`);
    await client.post(`${ROOT}/box`, { ':operation': 'move', ':dest': `${ROOT}/box2` });
    expect((await on(PAGE))?.map(({ component }) => component)).toEqual([`${ROOT}/box2/b`]);
  });

  it('a component to another page', async () => {
    await begin(`${ROOT}/a`);
    await begin(undefined);
    const home = '/content/ventora/gb/en';
    const there = `${home}/jcr:content/root/a2`;
    await client.post(`${ROOT}/a`, { ':operation': 'move', ':dest': there });
    expect((await on(home))?.map(({ component }) => component)).toEqual([there]);
    expect((await on(PAGE))?.map(({ component }) => component)).toEqual([undefined]);
  });

  it('a page that moves, and one whose parent moves', async () => {
    await begin(`${ROOT}/a`);
    const moved = '/content/ventora/gb/en/chat';
    await client.post(PAGE, { ':operation': 'move', ':dest': moved });
    expect(await on(PAGE)).toBeUndefined();
    expect((await on(moved))?.map(({ component }) => component)).toEqual([`${moved}/jcr:content/root/a`]);
    await client.post('/bin/wcmcommand', { cmd: 'movePage', srcPath: moved, destPath: PAGE });
    expect(await on(PAGE)).toHaveLength(1);
  });

  it('no copy: it starts without a conversation', async () => {
    await begin(`${ROOT}/a`);
    const copy = '/content/ventora/gb/en/copy';
    await client.post(PAGE, { ':operation': 'copy', ':dest': copy });
    await client.post(`${ROOT}/a`, { ':operation': 'copy', ':dest': `${ROOT}/a2` });
    expect(await on(copy)).toEqual([]);
    expect(await on(PAGE)).toHaveLength(1);
  });

  it('a component that is deleted and comes back', async () => {
    await begin(`${ROOT}/a`);
    await client.post(`${ROOT}/a`, { ':operation': 'delete' });
    expect(await on(PAGE)).toHaveLength(1);
  });
});

describe('what is said about a page stays among authors', () => {
  beforeEach(async () => {
    await begin(`${ROOT}/a`);
    await client.post('/bin/wcmcommand', { cmd: 'createVersion', path: PAGE, label: 'with a comment' });
    await client.post('/bin/replicate.json', { cmd: 'Activate', path: PAGE });
  });

  it.each([
    `${PAGE}.html`,
    `${PAGE}.html?wcmmode=edit`,
    `${PAGE}.model.json`,
    `${PAGE}.infinity.json`,
    `${PAGE}.html?version=now`,
    `${ROOT}/a.model.json`,
    `/bin/querybuilder.json?path=/content&fulltext=Chartreuse`,
    `/bin/querybuilder.json?path=/content/ventora/gb/en/talk&p.hits=full&p.nodedepth=9&type=nt:base&p.limit=-1`,
    `/bin/wcm/versions.json?path=${PAGE}`,
    `/bin/ventora/search?lang=en-GB&q=Chartreuse`,
  ])('author does not show it at %s', async (address) => {
    const { body } = await site.author.inject(address);
    expect(body).not.toContain('Quokka');
  });

  it.each([
    `${PAGE}.html`,
    `${PAGE}.model.json`,
    `${PAGE}.infinity.json`,
    COMMENTS,
    `${COMMENTS}?path=${PAGE}`,
  ])('visitors do not get it at %s', async (address) => {
    const { body } = await site.publish.inject(address);
    expect(body).not.toContain(SECRET);
    if (address === `${PAGE}.html`) expect(body).toContain('Talk');
    if (address.startsWith(COMMENTS)) expect((await site.publish.inject(address)).statusCode).toBe(404);
  });

  it('no file of content, publications, versions or bytes holds it: packages and exports are made from those', () => {
    const found = execFileSync('grep', ['-rl', SECRET, site.dir], { encoding: 'utf8' }).trim().split('\n');
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('/together/comments/');
  });
});

describe('a change of a thread', () => {
  it('is refused without a token', async () => {
    const body = { action: 'create', kind: 'comment', page: PAGE, text: 'Hello' };
    expect((await send(body, {})).status).toBe(403);
    expect(await on(PAGE)).toEqual([]);
  });

  it('is refused if somebody else was faster, and says so', async () => {
    const { id, version } = await begin(undefined);
    expect((await send({ action: 'resolve', id, version })).status).toBe(200);
    const late = await send({ action: 'assign', id, version, assignee: null, due: '2026-12-24' });
    expect([late.status, late.json['status.message']]).toEqual([
      412,
      'Somebody else has just changed this thread; look at it and try again',
    ]);
    const reopened = await send({ action: 'reopen', id, version: version + 1 });
    expect(reopened.json.thread.resolved).toBeUndefined();
  });

  it('names what is wrong with it', async () => {
    const { id, version } = await begin(undefined);
    const day = await send({ action: 'assign', id, version, assignee: null, due: 'tomorrow' });
    expect([day.status, day.json['status.message']]).toEqual([
      400,
      expect.stringContaining('like 2026-12-24'),
    ]);
    const elsewhere = { action: 'create', kind: 'comment', page: PAGE, text: 'x' };
    const other = await send({ ...elsewhere, component: '/content/ventora/gb/en/jcr:content/root/x' });
    expect(other.status).toBe(422);
    expect((await send({ action: 'reply', id: 999, text: 'x' })).status).toBe(404);
  });

  it('survives a restart', async () => {
    const { id } = await begin(`${ROOT}/a`);
    await send({ action: 'reply', id, text: 'Yes' });
    const before = await on(PAGE);
    const { Comments } = await import('../../../model-json/core/server/together/comments/Comments');
    const { Live } = await import('../../../model-json/core/server/together/Live');
    const log = { info: () => undefined, warn: () => undefined };
    const again = new Comments(`${site.dir}/together/comments`, new Live(), log);
    await again.open();
    expect(JSON.parse(JSON.stringify(again.on(PAGE)))).toEqual(before);
  });
});
