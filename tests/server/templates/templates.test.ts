import { component } from '../fixture-site';
import { TEMPLATES } from '../../../shared/addresses/templates';
import type { TemplateList } from '../../../shared/authoring/template';
import { toJson } from '../../../model-json/core/repository/node-json';
import { CONTAINER, CONTENT_PAGE, HOME_PAGE, PAGE, TITLE, WCM, placeAt, TemplateSite } from './template-site';

let on: TemplateSite;
beforeEach(async () => void (on = await TemplateSite.start()));
afterEach(() => on.site.close());

test('templates are listed with what they are for, whether pages can be made from them, and how many there are', async () => {
  const { sites, templates } = await on.get<TemplateList>(TEMPLATES);
  expect(sites).toMatchObject([{ path: '/conf/ventora', mayWrite: true, types: [{ title: 'Page' }] }]);
  expect(templates.find(({ path }) => path === CONTENT_PAGE)).toEqual({
    path: CONTENT_PAGE,
    title: 'Content page',
    description: 'Section pages, overviews and everything that is not a product or an article.',
    state: 'enabled',
    picture: `${CONTENT_PAGE}.thumbnail.svg`,
    type: 'Page',
    pages: 1,
    publication: 'published',
    mayWrite: true,
    mayPublish: true,
  });
});

test('a template is shown with its parts, their policies and who else uses them', async () => {
  const { page: root, policies: all, breakpoints, usedBy } = await on.details();
  expect(root).toMatchObject({ place: '', title: 'Page', policy: expect.stringContaining('/page/default') });
  const main = placeAt(root, 'root/main');
  expect(main).toMatchObject({ title: 'Container', isContainer: true, isUnlocked: true, policy: CONTAINER });
  expect(main.types.find(({ resourceType }) => resourceType === 'ventora/components/title')).toEqual({
    resourceType: 'ventora/components/title',
    title: 'Title',
    policy: TITLE,
  });
  expect(placeAt(root, 'root/header').isUnlocked).toBe(false);
  const container = all.find(({ path }) => path === CONTAINER)!;
  expect(container.uses).toContainEqual({
    template: HOME_PAGE,
    title: 'Home page',
    place: 'root/main',
    type: '',
  });
  expect(breakpoints.map(({ name }) => name)).toEqual(['tablet', 'phone']);
  expect(usedBy).toEqual([{ path: PAGE, title: 'Hours' }]);
});

test('a container of the structure is closed to authors and opened, and new pages begin with what it has', async () => {
  const lock = async (place: string, isUnlocked: boolean) =>
    on.post({
      cmd: 'lock',
      template: CONTENT_PAGE,
      version: (await on.details()).version,
      place,
      isUnlocked,
    });
  expect(await on.insertable()).toContain('Text');
  const locked = await lock('root/main', false);
  expect(locked.status).toBe(200);
  expect(await on.insertable()).toEqual([]);
  await on.post({ cmd: 'restore', former: locked.former });
  expect(await on.insertable()).toContain('Text');
  expect((await lock('root/header', true)).message).toContain('is not a container');
  expect((await lock('root/nowhere', true)).status).toBe(404);
  await on.site.repository.change((draft) =>
    draft.create(`${CONTENT_PAGE}/structure/jcr:content/root/aside`, {
      ...component('container', { note: component('text', { text: 'Note' }) }),
    }),
  );
  expect((await lock('root/aside', true)).status).toBe(200);
  expect(on.stored(`${CONTENT_PAGE}/structure/jcr:content/root/aside`)).toHaveProperty('editable', true);
  const initial = on.stored(`${CONTENT_PAGE}/initial/jcr:content/root/aside`);
  expect(initial).toMatchObject({ note: { text: 'Note' } });
  expect(initial).not.toHaveProperty('editable');
});

test('a template is made from a type or another template as a draft; once enabled, pages are made from it', async () => {
  const made = await on.post({
    ...{
      cmd: 'createTemplate',
      site: '/conf/ventora',
      from: CONTENT_PAGE,
      title: 'Campaign',
      description: '',
    },
  });
  expect(made.path).toBe(`${WCM}/templates/campaign`);
  expect(on.stored(made.path)).toMatchObject({
    'jcr:primaryType': 'cq:Template',
    'jcr:content': { 'jcr:title': 'Campaign', status: 'draft' },
    structure: { 'jcr:content': { 'cq:template': made.path } },
    initial: { 'jcr:content': { 'cq:template': made.path } },
  });
  const offered = async () =>
    (await on.get<{ templates: { title: string }[] }>('/content/ventora/gb/en.templates.json')).templates.map(
      ({ title }) => title,
    );
  expect(await offered()).not.toContain('Campaign');
  const { version, row } = await on.details(made.path);
  const settings = { title: 'Campaign page', description: 'New', state: 'enabled', ranking: 5 };
  const changed = await on.post({
    ...{ cmd: 'saveTemplate', template: made.path, version, ...settings },
    allowedPaths: ['/content/ventora(/.*)?'],
  });
  expect([row.state, changed.status]).toEqual(['draft', 200]);
  expect((await offered())[0]).toBe('Campaign page');
  const { json } = await on.client.post('/bin/wcmcommand', {
    ...{ cmd: 'createPage', parentPath: '/content/ventora/gb/en', title: 'Sale', template: made.path },
  });
  expect(json['status.code']).toBe(201);
  expect((await on.details(made.path)).row.pages).toBe(1);
  const type = await on.post({
    ...{ cmd: 'createTemplate', site: '/conf/ventora', from: `${WCM}/template-types/page`, title: 'Empty' },
    description: 'Made of the type',
  });
  expect((await on.details(type.path)).row).toMatchObject({ type: 'Page', state: 'draft', pages: 0 });
});

test('widths of the page get other titles, which layout mode shows, and keep their widths', async () => {
  const { version, breakpoints } = await on.details();
  expect(breakpoints.map(({ name }) => name)).toEqual(['tablet', 'phone']);
  const changed = await on.post({
    ...{ cmd: 'saveTemplate', template: CONTENT_PAGE, version, title: 'Content page', description: '' },
    ...{ state: 'enabled', ranking: null, allowedPaths: ['/content/ventora(/.*)?'] },
    breakpointTitles: { phone: 'Telephones', missing: 'Nowhere' },
  });
  expect(changed.status).toBe(200);
  const now = await on.details();
  expect(now.breakpoints).toEqual([breakpoints[0], { ...breakpoints[1], title: 'Telephones' }]);
  expect((await on.post({ cmd: 'restore', former: changed.former })).status).toBe(200);
  expect((await on.details()).breakpoints).toEqual(breakpoints);
});

test('a template that a page uses is not deleted; another one is, also for visitors, and comes back', async () => {
  const refused = await on.post({
    cmd: 'deleteTemplate',
    template: CONTENT_PAGE,
    version: (await on.details()).version,
  });
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining(PAGE)]);
  const before = on.stored(HOME_PAGE);
  const { version } = await on.details(HOME_PAGE);
  const deleted = await on.post({ cmd: 'deleteTemplate', template: HOME_PAGE, version });
  expect(deleted.status).toBe(200);
  expect(on.stored(HOME_PAGE)).toBeUndefined();
  expect(on.site.publishRepository.get(HOME_PAGE)).toBeUndefined();
  expect((await on.post({ cmd: 'restore', former: deleted.former })).status).toBe(200);
  expect(on.stored(HOME_PAGE)).toEqual(before);
});

test('visitors get a template and the policies of the site when they are published', async () => {
  const css = async () => (await on.site.publish.inject(`${PAGE}.model.json`)).body;
  await on.save(TITLE, { defaultClasses: 'cmp-title--new' });
  expect(await css()).not.toContain('cmp-title--new');
  expect(await on.details()).toMatchObject({
    policyPublication: 'changed',
    row: { publication: 'published' },
  });
  const { json } = await on.client.post('/bin/replicate.json', { cmd: 'Activate', path: `${WCM}/policies` });
  expect(json['paths']).toEqual([`${WCM}/policies`]);
  expect(await css()).toContain('cmp-title--new');
  expect(await on.details()).toMatchObject({ policyPublication: 'published' });

  await on.site.repository.change((draft) =>
    draft.setProperty(`${CONTENT_PAGE}/structure/jcr:content/root/main`, 'id', 'changed-by-template'),
  );
  expect((await on.details()).row.publication).toBe('changed');
  await on.client.post('/bin/replicate.json', { cmd: 'Activate', path: CONTENT_PAGE });
  expect((await on.details()).row.publication).toBe('published');
  expect(toJson(on.site.publishRepository.get(`${CONTENT_PAGE}/structure`)!)).toEqual(
    on.stored(`${CONTENT_PAGE}/structure`),
  );
});

test('a page takes its template and policies along to visitors if they are new or changed', async () => {
  const plan = async () =>
    (
      await on.get<{ assets: { path: string; type: string; outdated: boolean }[] }>(
        `/libs/wcm/core/content/reference.json?path=${PAGE}`,
      )
    ).assets.map(({ path, type, outdated }) => [path, type, outdated]);
  expect(await plan()).toEqual([]);
  await on.save(TITLE, { defaultClasses: 'cmp-title--new' });
  await on.site.repository.change((draft) =>
    draft.setProperty(`${CONTENT_PAGE}/structure/jcr:content/root/main`, 'id', 'changed'),
  );
  expect(await plan()).toEqual([
    [CONTENT_PAGE, 'template', true],
    [`${WCM}/policies`, 'policies', true],
  ]);
  const { path: fresh } = await on.post({
    ...{ cmd: 'createTemplate', site: '/conf/ventora', from: CONTENT_PAGE, title: 'Fresh', description: '' },
  });
  await on.client.post(`${PAGE}/_jcr_content`, { 'cq:template': fresh });
  const { json } = await on.client.post('/bin/replicate.json', { cmd: 'Activate', path: PAGE });
  expect(json['missing']).toEqual([fresh]);
  await on.client.post('/bin/replicate.json', { cmd: 'Activate', path: PAGE, references: 'true' });
  expect(on.site.publishRepository.get(fresh)).toBeDefined();
});

test('a policy that nothing uses is deleted, and comes back; one that a template uses stays', async () => {
  const used = await on.policy(TITLE);
  const refused = await on.post({ cmd: 'deletePolicy', path: TITLE, version: used.version });
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('“Content page”')]);
  const { path, version } = (await on.details()).policies.find(({ uses }) => uses.length === 0)!;
  const before = on.stored(path);
  const deleted = await on.post({ cmd: 'deletePolicy', path, version });
  expect([deleted.status, on.stored(path)]).toEqual([200, undefined]);
  await on.post({ cmd: 'restore', former: deleted.former });
  expect(on.stored(path)).toEqual(before);
});

test.each([
  [{ cmd: 'explode' }, 400, 'cmd'],
  [
    { cmd: 'savePolicy', path: '/content/ventora', version: 'x', values: {} },
    400,
    'path of a template or policy',
  ],
  [
    { cmd: 'assignPolicy', template: CONTENT_PAGE, version: 'x', place: '../x', type: '', policy: null },
    400,
    'root/main',
  ],
  [{ cmd: 'deleteTemplate', template: `${WCM}/templates/nowhere`, version: 'x' }, 404, 'no template'],
  [{ cmd: 'createTemplate', site: '/conf/ventora', from: PAGE, title: 'X', description: '' }, 400, 'from'],
  [
    { cmd: 'createTemplate', site: '/conf/none', from: CONTENT_PAGE, title: 'X', description: '' },
    404,
    'no folder',
  ],
  [{ cmd: 'restore', former: [{ path: '/conf/x/y', node: null, version: null }] }, 400, 'former'],
  [{ cmd: 'restore', former: [{ path: TITLE, node: null, version: 'other' }] }, 412, 'cannot be undone'],
])('a request that makes no sense is refused and changes nothing: %j', async (command, status, message) => {
  const before = JSON.stringify(on.stored('/conf'));
  const answer = await on.post(command);
  expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(message)]);
  expect(JSON.stringify(on.stored('/conf'))).toBe(before);
});
