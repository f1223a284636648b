import { component, page } from '../fixture-site';
import { ARTICLE, NEWS, OFFER, OLD, SITE, startLaunchSite, text, type LaunchSite } from './launch-site';

const PREVIEWS = '/bin/ventora/previews.json';
const DAY = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

let at: LaunchSite;
beforeEach(async () => {
  at = await startLaunchSite();
});
afterEach(async () => {
  jest.useRealTimers();
  await at.site.close();
});

const write = (path: string, words: string) =>
  at.client.post(`${path}/jcr:content/root/a`, { './text': `<p>${words}</p>` });
const link = async (form: Record<string, string>) => {
  const { json, status } = await at.client.post(PREVIEWS, { cmd: 'create', until: inDays(90), ...form });
  const { address = '', id = 0 } = (json['preview'] ?? {}) as { address?: string; id?: number };
  return { status, message: String(json['status.message']), address, id };
};
const setClock = (time: number) => {
  const doNotFake = ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout', 'clearImmediate', 'clearInterval', 'clearTimeout'] as const; // prettier-ignore
  jest.useFakeTimers({ now: time, doNotFake: [...doNotFake] });
};
/** A page of a preview without what only the preview adds. */
const unmarked = (body: string, address: string) =>
  body.replaceAll(address, '').replace(/<style>\.preview-bar.*?<\/aside>/s, '');

const ADDRESSES = ['/', '/news', '/offer', '/news/big', '/old-offers', '/products', '/soon', '/later', '/news.model.json', '/nowhere']; // prettier-ignore

/** Home with a menu, pages that appear and disappear by themselves, a release that does everything, and others that are due. */
async function fillSite(day: number): Promise<string> {
  const menu = component('navigation', { navigationRoot: SITE, structureStart: 1, structureDepth: 2, collectAllPages: false }); // prettier-ignore
  const times = {
    '': {},
    soon: { onTime: day - DAY / 2 },
    later: { onTime: day + DAY },
    gone: { offTime: day - 1000 },
  };
  for (const tree of [at.site.repository, at.site.publishRepository])
    await tree.change((draft) => {
      draft.create(`${SITE}/jcr:content/root/menu`, menu);
      for (const [name, time] of Object.entries(times)) {
        if (!name) continue;
        const dates = Object.entries(time).map(([key, value]) => [key, new Date(value).toISOString()]);
        draft.create(`${SITE}/${name}`, page(name, { a: text(name) }, Object.fromEntries(dates)));
      }
    });
  const release = await at.make(NEWS, OFFER);
  await write(release + NEWS, 'News of the release');
  await at.post({ cmd: 'createPage', path: release, parentPath: NEWS, title: 'Big', template: ARTICLE });
  await at.post({ cmd: 'deletePage', path: release, page: OLD });
  await at.client.post(`${release}${OFFER}/jcr:content`, { './jcr:title': 'Offer of the release' });
  return release;
}

test('a preview of a release on a day to come is what visitors see when it is published on that day, byte for byte', async () => {
  const day = Math.floor(Date.now() / 1000) * 1000 + 30 * DAY;
  const release = await fillSite(day);
  // What is due until then is there as well; what is due afterwards is not.
  await write(`${SITE}/products`, 'Products as scheduled');
  const due = (path: string, days: number) =>
    at.client.post('/bin/replicate.json', { cmd: 'Activate', path, at: inDays(days) });
  await due(`${SITE}/products`, 10);
  const other = (await at.post({ cmd: 'create', title: 'Other', page: `${SITE}/soon` })).release.path;
  await write(`${other}${SITE}/soon`, 'Sooner');
  await at.post({ cmd: 'promote', path: other, at: inDays(20) });
  const { address } = await link({ launch: release, day: new Date(day).toISOString() });
  const before = await Promise.all(ADDRESSES.map((each) => at.open(address + each)));
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 200, 200, 200, 200, 404]);
  expect(before[1]!.body).toContain('News of the release');
  expect(before[5]!.body).toContain('Products as scheduled');
  expect(before[6]!.body).toContain('Sooner');
  expect(before[0]!.body).toContain('>soon<');
  expect(before[0]!.body).not.toMatch(/>later<|>gone</);
  expect((await at.visit('/')).body).not.toContain('>soon<');

  setClock(day);
  await new Promise((resolve) => setTimeout(resolve, 10));
  // What became due is carried out at the next look at the clock: a new schedule makes the server look.
  await due(`${SITE}/later`, 60);
  expect((await at.post({ cmd: 'promote', path: release })).status).toBe(200);
  await at.client.post(`${SITE}/jcr:content`, { './touched': '1' });
  for (const [i, each] of ADDRESSES.entries()) {
    const after = await at.visit(each);
    expect([each, before[i]!.status]).toEqual([each, after.status]);
    expect(unmarked(before[i]!.body, address).replaceAll('http://localhost:80', '')).toBe(
      after.body.replaceAll('http://localhost:80', ''),
    );
  }
});

test('without a day it is shown as if it were published now, and it follows the release', async () => {
  const release = await at.make(NEWS);
  const { address } = await link({ launch: release });
  expect((await at.open(address)).status).toBe(302);
  await write(release + NEWS, 'First');
  expect((await at.open(`${address}/news`)).body).toContain('First');
  await write(release + NEWS, 'Second');
  expect((await at.open(`${address}/news`)).body).toContain('Second');
  expect((await at.open(`${address}/offer`)).body).toContain('Old offer');
  await at.post({ cmd: 'createPage', path: release, parentPath: SITE, title: 'Extra', template: ARTICLE });
  expect((await at.open(`${address}/extra`)).body).toContain('Begin here');
  await at.post({ cmd: 'delete', path: release });
  expect((await at.open(`${address}/news`)).status).toBe(410);
});

test('drafts that are in no release stay hidden', async () => {
  const release = await at.make(NEWS);
  await write(OFFER, 'A draft of the offer');
  const { address } = await link({ launch: release });
  expect((await at.open(`${address}/offer`)).body).toContain('Old offer');
  expect((await at.open(`${address}${release}${NEWS}.html`)).status).toBe(404);
});

test.each([
  [{ launch: '/content/launches/2026/01/01/none' }, 404, 'There is no release at'],
  [{ launch: 'RELEASE', day: '2020-01-01T00:00' }, 400, 'is over'],
  [{ launch: 'RELEASE', path: `${SITE}/nowhere` }, 404, 'There is no page at'],
])('a link that makes no sense is refused: %j', async (form, status, message) => {
  const release = await at.make(NEWS);
  const given = { ...form, launch: form.launch.replace('RELEASE', release) };
  const answer = await link(given as Record<string, string>);
  expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(message)]);
});
