import { component } from '../fixture-site';
import { CONTENT_PAGE, HOME_PAGE, PAGE, TemplateSite, WCM } from './template-site';

const STRUCTURE = `${CONTENT_PAGE}/structure/jcr:content`;
const INITIAL = `${CONTENT_PAGE}/initial/jcr:content`;
const POLICIES = `${CONTENT_PAGE}/policies/jcr:content`;
const encoded = (path: string) => path.replace('jcr:content', '_jcr_content');

let on: TemplateSite;
beforeEach(async () => void (on = await TemplateSite.start()));
afterEach(() => on.site.close());

const post = (path: string, form: Record<string, string>) => on.client.post(encoded(path), form);
const insert = (path: string, type = 'separator') =>
  post(path, { 'jcr:primaryType': 'nt:unstructured', 'sling:resourceType': `ventora/components/${type}` });
const itemsOf = async (page: string): Promise<unknown> =>
  (await on.get<{ ':items': { root: { ':itemsOrder': string[] } } }>(`${page}.model.json`))[':items'].root[
    ':itemsOrder'
  ];
const types = async (container: string) =>
  (await on.get<{ resourceType: string }[]>(`${encoded(container)}.allowedcomponents.json`)).map(
    ({ resourceType }) => resourceType.replace('ventora/components/', ''),
  );

test('what is inserted into the structure is on the pages of the template, and a moved part keeps its policy', async () => {
  expect((await insert(`${STRUCTURE}/root/notice`)).status).toBe(201);
  expect(await itemsOf(PAGE)).toEqual(['cookiebanner', 'header', 'breadcrumb', 'main', 'footer', 'notice']);
  expect((await post(`${STRUCTURE}/root/notice`, { ':order': 'before header' })).status).toBe(200);
  expect(await itemsOf(PAGE)).toEqual(['cookiebanner', 'notice', 'header', 'breadcrumb', 'main', 'footer']);
  await insert(`${STRUCTURE}/root/top`, 'container');
  const policy = on.stored(`${POLICIES}/root/breadcrumb`)?.['cq:policy'];
  const moved = { ':operation': 'move', ':dest': `${STRUCTURE}/root/top/breadcrumb` };
  expect((await post(`${STRUCTURE}/root/breadcrumb`, moved)).status).toBe(201);
  expect(on.stored(`${POLICIES}/root/top/breadcrumb`)?.['cq:policy']).toBe(policy);
  expect(on.stored(`${POLICIES}/root/breadcrumb`)).toBeUndefined();
  expect(on.stored(`${CONTENT_PAGE}/jcr:content`)).toHaveProperty('cq:lastModifiedBy');
});

test('another kind of component does not get the policy of the one that was there before', async () => {
  await post(`${STRUCTURE}/root/breadcrumb`, { ':operation': 'delete' });
  await insert(`${STRUCTURE}/root/breadcrumb`);
  expect(on.stored(`${POLICIES}/root/breadcrumb`)).toBeUndefined();
});

test('new pages begin with the initial content, and the pages that there are stay as they are', async () => {
  const before = on.stored(PAGE);
  await insert(`${INITIAL}/root/main/rule`);
  expect(on.stored(PAGE)).toEqual(before);
  const made = { cmd: 'createPage', parentPath: '/content/ventora/gb/en', template: CONTENT_PAGE };
  await on.client.post('/bin/wcmcommand', { ...made, title: 'Fresh' });
  expect(on.stored('/content/ventora/gb/en/fresh/jcr:content/root/main')).toMatchObject({
    intro: { title: { type: 'h1' } },
    rule: { 'sling:resourceType': 'ventora/components/separator' },
  });
});

test('initial content is shown within the structure, and takes components only where pages do', async () => {
  expect(await itemsOf(`${CONTENT_PAGE}/initial`)).toEqual(await itemsOf(PAGE));
  expect(await types(`${INITIAL}/root/main`)).toContain('teaser');
  expect(await types(`${STRUCTURE}/root`)).toEqual(expect.arrayContaining(['separator', 'breadcrumb']));
  expect(await types(`${STRUCTURE}/root/main`)).toEqual([]);
});

test('a container that is opened in the structure becomes part of the initial content', async () => {
  await insert(`${STRUCTURE}/root/aside`, 'container');
  await insert(`${STRUCTURE}/root/aside/rule`);
  expect(
    (await post(`${STRUCTURE}/root/aside`, { editable: 'true', 'editable@TypeHint': 'Boolean' })).status,
  ).toBe(200);
  expect(on.stored(`${INITIAL}/root/aside/rule`)).toBeDefined();
  expect(on.stored(`${INITIAL}/root/aside`)).not.toHaveProperty('editable');
});

test('an open container that pages have content in is neither deleted nor moved; without pages it is', async () => {
  const refused = await post(`${STRUCTURE}/root/main`, { ':operation': 'delete' });
  expect([refused.status, refused.json['status.message']]).toEqual([
    409,
    expect.stringContaining('A page has content'),
  ]);
  await insert(`${STRUCTURE}/root/top`, 'container');
  const away = { ':operation': 'move', ':dest': `${STRUCTURE}/root/top/main` };
  expect((await post(`${STRUCTURE}/root/main`, away)).status).toBe(409);
  const unused = `${HOME_PAGE}/structure/jcr:content/root/main`;
  expect((await post(unused, { ':operation': 'delete' })).status).toBe(200);
});

test.each([
  ['the policies of a template', `${POLICIES}/root`],
  ['what a template is called', `${CONTENT_PAGE}/jcr:content`],
  ['policies', `${WCM}/policies/ventora/components/text/default`],
  ['a part of no template', `${WCM}/other/page/structure/jcr:content/root`],
])('posts do not change %s', async (_, path) => {
  expect((await post(path, { note: 'x' })).status).toBe(403);
});

test('the structure as a whole stays', async () => {
  expect((await post(STRUCTURE, { ':operation': 'delete' })).status).toBe(403);
  expect((await insert(`${CONTENT_PAGE}/structure/more`)).status).toBe(403);
  const own = component('title', { 'jcr:title': 'Mine' });
  expect(
    (
      await post(`${STRUCTURE}/root`, {
        ':operation': 'import',
        ':contentType': 'json',
        ':name': 'mine',
        ':content': JSON.stringify(own),
      })
    ).status,
  ).toBe(201);
});
