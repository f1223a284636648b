/** @jest-turn 7 */
import type { PageComments, PresenceAnswer, Thread } from '../../shared/authoring/together';
import { all, PEOPLE, PLACES } from './people';
import { startRightsSite, type RightsSite } from './rights-site';

/* The rows of the rights table about people who work together: presence, comments, notices, and their events. */

const PRESENCE = '/bin/ventora/presence.json';
const COMMENTS = '/bin/ventora/comments.json';
const NOTICES = '/bin/ventora/notices.json';

let rights: RightsSite;
beforeAll(async () => {
  rights = await startRightsSite();
});
afterAll(() => rights.site.close());

async function postJson(who: string, address: string, body: object) {
  const answer = await fetch(rights.site.origin + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...rights.send(who) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

const comment = async (who: string, page: string, more: object = {}) =>
  postJson(who, COMMENTS, { action: 'create', kind: 'comment', page, text: 'Is this right?', ...more });

const threadIn = (text: string) => (JSON.parse(text) as { thread: Thread }).thread;

const cells = Object.keys(PEOPLE).flatMap((who) => all.map((place) => ({ who, place })));

it.each(cells)('$who: presence on a page, $place', async ({ who, place }) => {
  const { role, reads } = PEOPLE[who]!;
  const page = PLACES[place];
  const admin = await postJson('an administrator', PRESENCE, { tab: 'tab-of-the-admin', page });
  expect(admin.status).toBe(200);
  const mine = await postJson(who, PRESENCE, { tab: `tab-${Object.keys(PEOPLE).indexOf(who)}-xx`, page });
  expect(mine.status).toBe(!role ? 401 : reads.includes(place) ? 200 : 404);
  if (mine.status === 200)
    expect((JSON.parse(mine.text) as PresenceAnswer).here.map(({ tab }) => tab)).toContain(
      'tab-of-the-admin',
    );
  const { status, text } = await rights.site.get(PRESENCE, rights.send(who));
  if (!role) expect(status).toBe(401);
  else expect(text.includes(`"page":"${page}"`)).toBe(reads.includes(place));
});

it.each(cells)('$who: comments on a page, $place', async ({ who, place }) => {
  const { role, reads } = PEOPLE[who]!;
  const page = PLACES[place];
  const refused = role ? 404 : 401;
  const isReader = reads.includes(place);
  const begun = threadIn((await comment('an administrator', page)).text);
  const read = await rights.site.get(`${COMMENTS}?path=${page}`, rights.send(who));
  expect(read.status).toBe(isReader ? 200 : refused);
  if (isReader) expect((JSON.parse(read.text) as PageComments).threads).toContainEqual(begun);
  const { id, version } = begun;
  expect((await comment(who, page)).status).toBe(isReader ? 201 : refused);
  expect((await postJson(who, COMMENTS, { action: 'reply', id, text: 'Yes' })).status).toBe(
    isReader ? 200 : refused,
  );
  const resolved = await postJson(who, COMMENTS, {
    action: 'resolve',
    id,
    version: isReader ? version + 1 : version,
  });
  expect(resolved.status).toBe(isReader ? 200 : refused);
  // What the administrator wrote is theirs.
  const removed = await postJson(who, COMMENTS, { action: 'remove', id, version: version + 2, remark: 1 });
  expect(removed.status).toBe(role === 'administrator' ? 200 : isReader ? 403 : refused);
});

it.each(Object.keys(PEOPLE))('%s: can be mentioned only where they may read, and knows why', async (who) => {
  const { role, reads } = PEOPLE[who]!;
  if (!role) return expect((await rights.site.get(NOTICES, {})).status).toBe(401);
  const id = `p${Object.keys(PEOPLE).indexOf(who)}`;
  for (const place of all) {
    const { status, text } = await comment('an administrator', PLACES[place], { mentions: [id] });
    expect(status).toBe(reads.includes(place) ? 201 : 422);
    const unknown = await comment('an administrator', PLACES[place], { mentions: ['unheard-of'] });
    if (status === 422) expect(text.replaceAll(id, 'X')).toBe(unknown.text.replaceAll('unheard-of', 'X'));
  }
});

it('shows notices to the person they are for, and only of pages that they may still read', async () => {
  const who = 'an author of a country team, who reads the others';
  const id = `p${Object.keys(PEOPLE).indexOf(who)}`;
  const unread = async () =>
    (JSON.parse((await rights.site.get(NOTICES, rights.send(who))).text) as { unread: number }).unread;
  await postJson(who, NOTICES, { read: 'all' });
  await comment('an administrator', PLACES.own, { mentions: [id] });
  await comment('an administrator', PLACES.other, { mentions: [id] });
  expect(await unread()).toBe(2);
  const { directory } = rights.site.accounts;
  directory.setGroup({ id: `team-${id}`, grants: [{ path: '/content/ventora/de', level: 'write' }] });
  expect(await unread()).toBe(1);
  directory.setGroup({ id: `team-${id}`, grants: PEOPLE[who]!.grants ?? [] });
  const nosy = await rights.site.get(NOTICES, rights.send('a publisher'));
  expect(nosy.text).not.toContain(PLACES.other);
});

it.each(['an author who may read', 'an author without groups', 'an administrator'])(
  '%s: is told by events only of pages that they may read',
  async (who) => {
    const { reads } = PEOPLE[who]!;
    const end = new AbortController();
    const stream = await fetch(`${rights.site.origin}/bin/ventora/changes`, {
      headers: rights.send(who),
      signal: end.signal,
    });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    for (const place of all) {
      await comment('an administrator', PLACES[place]);
      await postJson('an administrator', PRESENCE, {
        tab: `tab-seen-${place}-${who.length}`,
        page: PLACES[place],
      });
    }
    // Everybody is told of their own.
    await postJson(who, NOTICES, { read: 'all' });
    let text = '';
    while (!text.includes('event: notices')) text += (await reader.read()).value ?? '';
    end.abort();
    for (const place of all) {
      expect(text.includes(`event: comments\ndata: {"page":"${PLACES[place]}"}`)).toBe(reads.includes(place));
      expect(text.includes(`tab-seen-${place}-${who.length}`)).toBe(reads.includes(place));
    }
  },
);
