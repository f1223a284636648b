/** @jest-turn 6 */
import type { Form } from '../server/writes/author-client';
import { all, PEOPLE } from './people';
import { cell, startRightsSite, type RightsSite } from './rights-site';

/* The rest of the rights table of rights.test.ts: publishing, moving, deleting and taking files. */

let rights: RightsSite;
beforeAll(async () => {
  rights = await startRightsSite();
});
afterAll(() => rights.site.close());

describe('publishing', () => {
  const WAYS: Readonly<Record<string, (path: string) => { address: string; form: Form }>> = {
    publish: (path) => ({ address: '/bin/replicate.json', form: { cmd: 'Activate', path } }),
    unpublish: (path) => ({ address: '/bin/replicate.json', form: { cmd: 'Deactivate', path } }),
    'publish later': (path) => ({
      address: '/bin/replicate.json',
      form: { cmd: 'Activate', path, at: '2199-01-01T09:00:00Z' },
    }),
    'unpublish later': (path) => ({
      address: '/bin/replicate.json',
      form: { cmd: 'Deactivate', path, at: '2199-01-01T09:00:00Z' },
    }),
    'delete to the bin': (path) => ({ address: '/bin/wcmcommand', form: { cmd: 'deletePage', path } }),
    'move by command': (path) => ({
      address: '/bin/wcmcommand',
      form: { cmd: 'movePage', srcPath: path, destPath: path.replace(/cell$/, 'moved') },
    }),
    'delete what is published': (path) => ({ address: path, form: { ':operation': 'delete' } }),
    'move what is published': (path) => ({
      address: path,
      form: { ':operation': 'relocate', ':dest': path.replace(/cell$/, 'moved') },
    }),
  };
  const cells = Object.keys(PEOPLE).flatMap((who) =>
    Object.keys(WAYS).flatMap((way) => all.map((place) => ({ who, way, place }))),
  );

  it.each(cells)('$who: $way, $place', async ({ who, way, place }) => {
    const { role, reads, publishes } = PEOPLE[who]!;
    await rights.freshCells();
    const before = rights.contentOf(place);
    const { address, form } = WAYS[way]!(cell(place));
    const answer = await rights.site.post(address, form, rights.send(who));
    if (publishes.includes(place)) return expect([200, 201]).toContain(answer.status);
    expect(answer.status).toBe(!role ? 401 : reads.includes(place) ? 403 : 404);
    expect(rights.contentOf(place)).toBe(before);
  });
});

describe('what is to be published later', () => {
  it.each(Object.keys(PEOPLE))('%s: sees and cancels only what they may', async (who) => {
    const { role, reads, publishes } = PEOPLE[who]!;
    await rights.freshCells();
    for (const place of all) {
      const form = { cmd: 'Activate', path: cell(place), at: '2199-01-01T09:00:00Z' };
      const planned = await rights.site.post('/bin/replicate.json', form, rights.send('an administrator'));
      const { scheduled } = JSON.parse(planned.text) as { scheduled: { id: number } };
      const { status, text } = await rights.site.get('/bin/ventora/scheduled.json', rights.send(who));
      if (!role) expect(status).toBe(401);
      else expect(new RegExp(`"id":${scheduled.id}\\b`).test(text)).toBe(reads.includes(place));
      const cancelled = await rights.site.post(
        '/bin/replicate.json',
        { cmd: 'Cancel', id: String(scheduled.id) },
        rights.send(who),
      );
      const refused = !role ? 401 : reads.includes(place) ? 403 : 404;
      expect(cancelled.status).toBe(publishes.includes(place) ? 200 : refused);
    }
  });

  it.each(Object.keys(PEOPLE))('%s: publishes only the trees that they may', async (who) => {
    const { role, reads, publishes } = PEOPLE[who]!;
    for (const place of all) {
      await rights.freshCells();
      const tree = { cmd: 'activate', path: cell(place) };
      const { status, text } = await rights.site.post(
        '/libs/replication/treeactivation.json',
        tree,
        rights.send(who),
      );
      if (publishes.includes(place)) expect([status, text]).toEqual([200, expect.stringContaining('"job"')]);
      else expect(status).toBe(!role ? 401 : reads.includes(place) ? 403 : 400);
    }
  });
});

describe('assets', () => {
  it.each(Object.keys(PEOPLE))('%s: takes files only into folders that they may change', async (who) => {
    const { role, grants = [] } = PEOPLE[who]!;
    const isRead = role === 'administrator' || grants.some(({ path }) => path === '/content');
    const name = `rights-${Object.keys(PEOPLE).indexOf(who)}.svg`;
    const { status } = await fetch(`${rights.site.origin}/api/assets/ventora/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...rights.send(who) },
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
    });
    expect(status).toBe(!role ? 401 : role === 'administrator' ? 201 : isRead ? 403 : 404);
    expect(rights.site.repository.get(`/content/dam/ventora/${name}`) !== undefined).toBe(
      role === 'administrator',
    );
    const listed = await rights.site.get('/api/assets/ventora.json', rights.send(who));
    expect(listed.status).toBe(!role ? 401 : isRead ? 200 : 404);
  });
});

test.each(Object.keys(PEOPLE))('%s: creates tags only with the right to change all content', async (who) => {
  const { role } = PEOPLE[who]!;
  const name = `rights-${Object.keys(PEOPLE).indexOf(who)}`;
  const form = { cmd: 'createTag', tag: `${name}:`, 'jcr:title': name };
  const { status } = await rights.site.post('/bin/tagcommand', form, rights.send(who));
  expect(status).toBe(!role ? 401 : role === 'administrator' ? 201 : 403);
  expect(rights.site.repository.get(`/content/cq:tags/${name}`) !== undefined).toBe(role === 'administrator');
});
