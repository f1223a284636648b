import { API, ARTICLE, NEWS, OFFER, SITE, startLaunchSite, type LaunchSite } from './launch-site';

/* What does not belong to a release, and what one cannot do. */

let at: LaunchSite;
beforeEach(async () => {
  at = await startLaunchSite();
});
afterEach(() => at.site.close());

test('nothing outside releases finds what is in them, and only the release publishes it', async () => {
  const release = await at.make(NEWS);
  const copy = release + NEWS;
  const query = await at.open(`/bin/querybuilder.json?type=cq:Page&nodename=news`);
  expect(query.body).not.toContain('launches');
  expect((await at.open('/content.children.json')).body).not.toContain('launches');
  const activated = await at.client.post('/bin/replicate.json', { cmd: 'Activate', path: copy });
  expect([activated.status, activated.json['status.message']]).toEqual([
    409,
    `${copy} is part of a release; publish the release`,
  ]);
  const tree = await at.client.post('/libs/replication/treeactivation.json', {
    cmd: 'activate',
    path: release,
  });
  expect(tree.status).toBe(400);
  expect((await at.visit(`${copy}.html`)).status).toBe(404);
});

test('a release can be deleted; pages can be taken out of it', async () => {
  const release = await at.make(NEWS, OFFER);
  const left = await at.post({ cmd: 'drop', path: release, page: OFFER });
  expect(left.release.changes.map(({ path }) => path)).toEqual([NEWS]);
  expect(at.site.repository.get(release + OFFER)).toBeUndefined();
  expect((await at.post({ cmd: 'delete', path: release })).json).toMatchObject({ deleted: release });
  expect(await at.list()).toEqual([]);
  expect(at.liveText(NEWS)).toBe('<p>Old news</p>');
});

test.each([
  [{ cmd: 'create' }, 400, 'Parameter title is missing'],
  [{ cmd: 'create', title: 'X', page: `${SITE}/nowhere` }, 404, 'There is no page at'],
  [{ cmd: 'create', title: 'X', page: '/content/dam/ventora/pump.png' }, 409, 'neither a page nor'],
  [{ cmd: 'create', title: 'X', page: '/content/launches' }, 404, 'There is no page at'],
  [{ cmd: 'explode', path: '/content' }, 400, 'send create, add'],
  [{ cmd: 'promote', path: NEWS }, 404, 'There is no release at'],
  [{ cmd: 'promote' }, 400, 'Parameter path is missing'],
])('a request that makes no sense is refused: %j', async (form, status, message) => {
  const answer = await at.post(form);
  expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(message)]);
  expect(await at.list()).toEqual([]);
});

test('an empty release, and one below a page that visitors do not have, are not published', async () => {
  const empty = (await at.post({ cmd: 'create', title: 'Empty' })).release.path;
  expect((await at.post({ cmd: 'promote', path: empty })).message).toContain('“Empty” is empty');
  await at.client.post('/bin/wcmcommand', {
    cmd: 'createPage',
    parentPath: SITE,
    title: 'Draft',
    template: ARTICLE,
  });
  await at.post({
    cmd: 'createPage',
    path: empty,
    parentPath: `${SITE}/draft`,
    title: 'Below',
    template: ARTICLE,
  });
  const refused = await at.post({ cmd: 'promote', path: empty });
  expect([refused.status, refused.message]).toEqual([
    409,
    expect.stringContaining(`${SITE}/draft is not published`),
  ]);
  expect(at.site.repository.get(`${SITE}/draft/below`)).toBeUndefined();
  const token = await at.site.author.inject({ method: 'POST', url: API, payload: 'cmd=create&title=X' });
  expect(token.statusCode).toBe(403);
});
