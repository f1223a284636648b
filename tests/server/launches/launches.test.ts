/** @jest-turn 6 */
import { until } from '../../../shared/testing/until';
import { ARTICLE, NEWS, OFFER, OLD, SITE, startLaunchSite, type LaunchSite } from './launch-site';

let at: LaunchSite;
beforeEach(async () => {
  at = await startLaunchSite();
});
afterEach(() => at.site.close());

const write = (path: string, words: string) =>
  at.client.post(`${path}/jcr:content/root/a`, { './text': `<p>${words}</p>` });
const bodies = async () => (await Promise.all(['/news', '/offer'].map(at.visit))).map(({ body }) => body);

test('a release has copies of its pages, which are edited while the pages stay as they are', async () => {
  const release = await at.make(NEWS, OFFER);
  expect(release).toMatch(/^\/content\/launches\/\d{4}\/\d\d\/\d\d\/spring$/);
  expect(await write(release + NEWS, 'New news')).toMatchObject({ status: 200 });
  expect((await at.open(`${release}${NEWS}.html?wcmmode=disabled`)).body).toContain('New news');
  expect((await at.open(`${NEWS}.html?wcmmode=disabled`)).body).toContain('Old news');
  expect((await at.visit('/news')).body).toContain('Old news');
  const [listed] = await at.list();
  expect(listed).toMatchObject({ path: release, title: 'Spring', state: 'open', by: 'admin' });
  expect(listed!.changes.map(({ path, action, isChanged }) => [path, action, isChanged])).toEqual([
    [NEWS, 'change', true],
    [OFFER, 'change', false],
  ]);
});

test('a copy is drawn in its site, with the path that the editor changes and links that stay in the release', async () => {
  const release = await at.make(NEWS, OFFER);
  const titled = { './sling:resourceType': 'ventora/components/title', './jcr:title': 'Offer' };
  for (const [name, target] of Object.entries({ b: OFFER, c: `${SITE}/products` }))
    await at.client.post(`${release}${NEWS}/jcr:content/root/${name}`, { ...titled, './linkURL': target });
  const { body } = await at.open(`${release}${NEWS}.model.json`);
  const model = JSON.parse(body) as { ':path': string; language: string };
  expect(model[':path']).toBe(release + NEWS);
  const { language } = JSON.parse((await at.open(`${NEWS}.model.json`)).body) as { language: string };
  expect(model.language).toBe(language);
  expect(body).toContain(`"${release}${OFFER}.html"`);
  expect(body).toContain(`"${SITE}/products.html"`);
  const edited = await at.open(`${release}${NEWS}.html?wcmmode=edit`);
  expect(edited.body).toContain(`content="${release}${NEWS}.model.json"`);
  const part = await at.open(`${release}${NEWS}/jcr:content/root/a.model.json`);
  expect(JSON.parse(part.body)).toMatchObject({ ':type': 'ventora/components/text' });
});

test('publishing it changes all pages for authors and visitors, makes new ones, and removes others', async () => {
  const release = await at.make(NEWS, OFFER);
  await write(release + NEWS, 'New news');
  await write(release + OFFER, 'New offer');
  const made = await at.post({
    cmd: 'createPage',
    path: release,
    parentPath: NEWS,
    title: 'Big news',
    template: ARTICLE,
  });
  expect(made.release.changes.at(-1)).toMatchObject({
    path: `${NEWS}/big-news`,
    action: 'create',
    title: 'Big news',
  });
  await at.post({ cmd: 'deletePage', path: release, page: OLD });
  const link = `<p><a href="${release}${NEWS}/big-news.html">Big</a></p>`;
  await at.client.post(`${release}${NEWS}/jcr:content/root/a`, { './text': link });
  expect((await at.visit('/news/big-news')).status).toBe(404);

  const published = await at.post({ cmd: 'promote', path: release });
  expect([published.status, published.release.state]).toEqual([200, 'published']);
  expect((await at.visit('/news/big-news')).body).toContain('Begin here');
  expect((await at.visit('/news')).body).toContain('href="/news/big-news"');
  expect((await at.visit('/offer')).body).toContain('New offer');
  expect((await at.visit('/old-offers')).status).toBe(404);
  expect((await at.visit('/old-offers/last')).status).toBe(404);
  expect(at.site.repository.get(OLD)).toBeUndefined();
  expect(at.liveText(NEWS)).toBe(`<p><a href="${NEWS}/big-news.html">Big</a></p>`);
  const properties = at.site.repository.get(`${NEWS}/jcr:content`)?.properties;
  expect(properties).toMatchObject({ 'cq:lastReplicationAction': 'Activate' });
  const { body } = await at.open(`/bin/wcm/versions.json?path=${NEWS}`);
  expect(body).toContain('Published with the release “Spring”');
  expect(body).toContain('Before the release “Spring”');
});

test('taking it back brings back what was there before, for authors and for visitors', async () => {
  await write(NEWS, 'A draft that nobody published');
  const release = await at.make(NEWS, OFFER);
  await write(release + NEWS, 'New news');
  await at.post({ cmd: 'createPage', path: release, parentPath: SITE, title: 'Extra', template: ARTICLE });
  await at.post({ cmd: 'deletePage', path: release, page: OLD });
  const before = at.site.repository.list(SITE).map(({ name }) => name);
  const shown = await at.visit('/');
  await at.post({ cmd: 'promote', path: release });
  expect((await bodies())[0]).toContain('New news');

  const taken = await at.post({ cmd: 'takeBack', path: release });
  expect([taken.status, taken.release.state]).toEqual([200, 'open']);
  expect((await bodies())[0]).toContain('Old news');
  expect((await at.visit('/old-offers/last')).body).toContain('Last offer');
  expect((await at.visit('/extra')).status).toBe(404);
  expect(at.liveText(NEWS)).toBe('<p>A draft that nobody published</p>');
  expect(at.site.repository.list(SITE).map(({ name }) => name)).toEqual(before);
  expect((await at.visit('/')).body).toBe(shown.body);
  expect((await at.post({ cmd: 'takeBack', path: release })).message).toContain('is not published');
  expect((await at.post({ cmd: 'promote', path: release })).status).toBe(200);
  expect((await bodies())[0]).toContain('New news');
});

test('a page that was changed outside it is told, and an author decides which of them stays', async () => {
  const release = await at.make(NEWS, OFFER);
  await write(release + NEWS, 'New news');
  await at.client.post(`${NEWS}/jcr:content`, { './jcr:title': 'Renamed' });
  const refused = await at.post({ cmd: 'promote', path: release });
  expect([refused.status, refused.message]).toEqual([
    409,
    expect.stringContaining(`${NEWS} changed outside`),
  ]);
  expect((await bodies())[0]).toContain('Old news');
  const [{ changes } = { changes: [] }] = await at.list();
  expect(changes.map(({ conflict }) => conflict?.kind)).toEqual(['changed', undefined]);

  await at.post({ cmd: 'accept', path: release, page: NEWS });
  expect((await at.post({ cmd: 'promote', path: release })).status).toBe(200);
  expect((await bodies())[0]).toContain('New news');

  await write(OFFER, 'Edited since');
  expect((await at.post({ cmd: 'takeBack', path: release })).status).toBe(409);
  expect((await at.post({ cmd: 'takeBack', path: release, force: 'true' })).status).toBe(200);
  expect(at.liveText(OFFER)).toBe('<p>Old offer</p>');
});

test('a page that was deleted meanwhile, and a new one whose place was taken, are conflicts too', async () => {
  const release = await at.make(NEWS);
  await at.post({ cmd: 'createPage', path: release, parentPath: SITE, title: 'Extra', template: ARTICLE });
  await at.client.post('/bin/wcmcommand', {
    cmd: 'createPage',
    parentPath: SITE,
    title: 'Extra',
    template: ARTICLE,
  });
  await at.client.post('/bin/wcmcommand', { cmd: 'deletePage', path: NEWS });
  const kinds = async () => (await at.list())[0]!.changes.map(({ conflict }) => conflict?.kind);
  expect(await kinds()).toEqual(['gone', 'made']);
  await at.post({ cmd: 'drop', path: release, page: `${SITE}/extra` });
  await at.post({ cmd: 'accept', path: release, page: NEWS });
  expect(await kinds()).toEqual([undefined]);
  expect((await at.post({ cmd: 'promote', path: release })).status).toBe(200);
  expect((await at.visit('/news')).body).toContain('Old news');
});

test('it is published when it is due, and not if that was cancelled', async () => {
  const release = await at.make(NEWS);
  await write(release + NEWS, 'New news');
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  expect((await at.post({ cmd: 'promote', path: release, at: soon })).release).toMatchObject({
    state: 'scheduled',
    due: soon,
  });
  expect((await at.post({ cmd: 'cancel', path: release })).release.state).toBe('open');
  await at.post({ cmd: 'promote', path: release, at: new Date(Date.now() + 30).toISOString() });
  await until('visitors see the release', async () => (await bodies())[0]?.includes('New news'));
  expect((await at.list())[0]).toMatchObject({ state: 'published', publishedBy: 'admin' });
});

test('a release that is in conflict when it is due says why it was not published', async () => {
  const release = await at.make(NEWS);
  await at.post({ cmd: 'promote', path: release, at: new Date(Date.now() + 200).toISOString() });
  await write(NEWS, 'Changed in the last minute');
  await until('the release is refused', async () => (await at.list())[0]?.state === 'failed');
  expect((await at.list())[0]).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('changed outside the release'),
  });
  expect((await bodies())[0]).toContain('Old news');
});

test('content fragments are part of releases, as they are of pages', async () => {
  const fragment = '/content/dam/ventora/fragment';
  const content = (words: string) => ({
    'jcr:primaryType': 'dam:Asset',
    'jcr:content': {
      'jcr:primaryType': 'dam:AssetContent',
      contentFragment: true,
      data: { 'jcr:primaryType': 'nt:unstructured', master: { 'jcr:primaryType': 'nt:unstructured', words } },
    },
  });
  for (const tree of [at.site.repository, at.site.publishRepository])
    await tree.write(fragment, content('Old'));
  const release = await at.make(fragment);
  await at.client.post(`${release}${fragment}/jcr:content/data/master`, { './words': 'New' });
  await at.post({ cmd: 'promote', path: release });
  for (const tree of [at.site.repository, at.site.publishRepository])
    expect(tree.get(`${fragment}/jcr:content/data/master`)?.properties['words']).toBe('New');
});
