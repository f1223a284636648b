import type { NoticesAnswer, PageComments, PresenceAnswer } from '../../../shared/authoring/together';
import { RESOURCES } from '../../../model-json/core/server/frontend/frontend';
import { startSite, testFrontend, type TestSite } from '../start-site';

/* People on a server without accounts, told apart by their browsers. */

const PAGE = '/content/ventora/gb/en';

let site: TestSite;
beforeAll(async () => {
  const frontend = testFrontend();
  site = await startSite({
    server: { frontend: () => ({ ...frontend, entry: () => [`${RESOURCES}editor.0a1b2c3d.js`] }) },
  });
});
afterAll(() => site.close());

/** Somebody who opens the editor in a browser of their own. */
async function somebody(tab: string) {
  const { headers } = await site.author.inject(`/editor.html${PAGE}.html`);
  const cookie = String(headers['set-cookie']).split(';')[0]!;
  const post = async <T>(name: string, body: object): Promise<T> => {
    const token = (await site.author.inject('/libs/granite/csrf/token.json')).json<{ token: string }>().token;
    const answer = await site.author.inject({
      method: 'POST',
      url: `/bin/ventora/${name}.json`,
      headers: { cookie, 'csrf-token': token },
      payload: JSON.stringify(body),
    });
    return answer.json<T>();
  };
  return {
    cookie,
    sign: (more: object = {}) => post<PresenceAnswer>('presence', { tab, page: PAGE, ...more }),
    comment: (body: object) => post<object>('comments', body),
    get: async <T>(name: string) =>
      (await site.author.inject({ url: `/bin/ventora/${name}`, headers: { cookie } })).json<T>(),
  };
}

it('numbers people until they choose a name, and knows them again', async () => {
  const first = await somebody('tab-first');
  const second = await somebody('tab-second');
  expect((await first.sign()).me.name).toBe('Author 1');
  const { me, mayRename, here } = await second.sign();
  expect([me.name, mayRename]).toEqual(['Author 2', true]);
  expect(here.map(({ person }) => person.name)).toEqual(['Author 1', 'Author 2']);
  await second.sign({ name: ' Anna ' });
  expect((await second.sign()).me).toEqual({ id: me.id, name: 'Anna' });
  const again = await site.author.inject({
    url: `/editor.html${PAGE}.html`,
    headers: { cookie: second.cookie },
  });
  expect(again.headers['set-cookie']).toBeUndefined();
});

it('gives a text to one person at a time', async () => {
  const [anna, ben] = [await somebody('tab-anna'), await somebody('tab-benn')];
  const edits = { path: `${PAGE}/jcr:content/root/title`, property: 'jcr:title' };
  expect((await anna.sign({ edits })).heldBy).toBeUndefined();
  expect((await ben.sign({ edits })).heldBy).toEqual((await anna.sign({ edits })).me);
  await anna.sign();
  expect((await ben.sign({ edits })).heldBy).toBeUndefined();
});

it('notifies those who are mentioned or have taken part, once, and never of what they did themselves', async () => {
  const [anna, ben] = [await somebody('tab-ann2'), await somebody('tab-ben2')];
  const [{ me }] = [await ben.sign({ name: 'Ben' }), await anna.sign({ name: 'Anna' })];
  const begun = { action: 'create', kind: 'task', page: PAGE, text: '@Ben, please check' };
  await anna.comment({ ...begun, mentions: [me.id], assignee: { type: 'person', id: me.id } });
  const { notices, unread } = await ben.get<NoticesAnswer>('notices.json');
  expect([unread, notices.map(({ kind, title }) => [kind, title])]).toEqual([
    1,
    [['mention', expect.stringMatching(/^Anna mentioned you on “.+”$/)]],
  ]);
  const { threads } = await ben.get<PageComments>(`comments.json?path=${PAGE}`);
  const { id } = threads.at(-1)!;
  await ben.comment({ action: 'reply', id, text: 'Done' });
  await ben.comment({ action: 'resolve', id, version: 2 });
  const hers = await anna.get<NoticesAnswer>('notices.json');
  expect(hers.notices.map(({ kind, excerpt }) => [kind, excerpt])).toEqual([
    ['resolved', '@Ben, please check'],
    ['reply', 'Done'],
  ]);
  expect((await ben.get<NoticesAnswer>('notices.json')).unread).toBe(1);
});
