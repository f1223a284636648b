/** @jest-turn 7 */
import { SECTIONS } from '../../../shared/addresses/sections';
import type { Section, Sections } from '../../../shared/authoring/section';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient, type Form } from './author-client';

const PAGE = '/content/ventora/gb/en/hours';
const MAIN = `${PAGE}/jcr:content/root/main`;
const FOLDER = '/content/sections/ventora';

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  const main = component('container', {
    title: component('title', { 'jcr:title': 'Opening hours', linkURL: '/content/ventora/gb/en' }),
    box: component('container', { text: component('text', { text: '<p>8 to 5</p>', textIsRich: true }) }),
    last: component('text', { text: 'Last' }),
  });
  const content = { 'content/ventora/gb/en/hours.json': page('Hours', { main }) };
  site = await startSite({ content, published: content });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

const post = async (form: Form) => {
  const { status, json } = await client.post(SECTIONS, form);
  return { status, message: String(json['status.message']), section: json['section'] as Section };
};
const create = (title: string, ...names: string[]) =>
  post({
    cmd: 'create',
    title,
    description: 'For each branch',
    component: names.map((name) => `${MAIN}/${name}`),
  });
const list = async () => {
  const { body } = await site.author.inject({ url: `${SECTIONS}?page=${PAGE}` });
  return JSON.parse(body) as Sections;
};
const versionOfPage = () => site.repository.versionOf(PAGE);

test('a section has copies of its components in the order of the page, with all that is in them', async () => {
  const before = versionOfPage();
  const { status, section } = await create('Hours & days', 'box', 'title');
  expect(status).toBe(200);
  expect(section).toMatchObject({
    path: `${FOLDER}/hours-days`,
    title: 'Hours & days',
    description: 'For each branch',
    types: ['ventora/components/title', 'ventora/components/container'],
    by: 'admin',
  });
  const components = site.repository.get(`${section.path}/jcr:content/components`)!;
  expect([...components.children.keys()]).toEqual(['title', 'box']);
  expect(components.children.get('title')?.properties['linkURL']).toBe('/content/ventora/gb/en');
  expect(components.children.get('box')?.children.get('text')?.properties).toMatchObject({
    text: '<p>8 to 5</p>',
    textIsRich: true,
  });
  expect(versionOfPage()).toBe(before);
  expect(await list()).toEqual({ folder: FOLDER, mayWrite: true, sections: [section] });
});

test('sections are listed by title, renamed and deleted; what they were made from stays', async () => {
  const late = (await create('Zebra', 'title')).section;
  const early = (await create('Apple', 'last')).section;
  expect((await list()).sections.map(({ title }) => title)).toEqual(['Apple', 'Zebra']);
  const renamed = await post({ cmd: 'rename', path: late.path, title: ' Aardvark ', description: '' });
  expect(renamed.section).toMatchObject({ path: late.path, title: 'Aardvark', description: '' });
  await client.post(SECTIONS, { cmd: 'delete', path: early.path });
  expect((await list()).sections.map(({ title }) => title)).toEqual(['Aardvark']);
  expect(site.repository.get(`${MAIN}/last`)).toBeDefined();
});

test('two sections of a site never have the same title, but may have similar names', async () => {
  const { section } = await create('Hours', 'title');
  expect(await create('hours', 'last')).toMatchObject({
    status: 409,
    message: 'Another section is called “Hours”; choose another title',
  });
  const other = (await create('Hours!', 'last')).section;
  expect(other.path).toBe(`${FOLDER}/hours-2`);
  expect((await post({ cmd: 'rename', path: other.path, title: 'HOURS' })).status).toBe(409);
  expect((await post({ cmd: 'rename', path: section.path, title: 'HOURS' })).status).toBe(200);
});

test.each([
  [{ cmd: 'explode' }, 400, 'send create, rename or delete'],
  [{ cmd: 'create', title: 'X' }, 400, 'the paths of 1 to 50 components'],
  [{ cmd: 'create', component: `${MAIN}/title` }, 400, 'Parameter title is missing'],
  [{ cmd: 'create', title: 'x'.repeat(81), component: `${MAIN}/title` }, 400, 'at most 80 characters'],
  [{ cmd: 'create', title: 'X', component: `${MAIN}/nowhere` }, 404, 'There is no component at'],
  [{ cmd: 'create', title: 'X', component: [`${MAIN}/title`, `${MAIN}/box/text`] }, 400, 'is not beside'],
  [{ cmd: 'create', title: 'X', component: PAGE }, 400, 'is not a component'],
  [{ cmd: 'create', title: 'X', component: `${PAGE}/jcr:content/root` }, 400, 'is not a component'],
  [{ cmd: 'rename', path: PAGE, title: 'X' }, 404, 'There is no section at'],
  [{ cmd: 'delete', path: PAGE }, 404, 'There is no section at'],
])('a request that makes no sense is refused and changes nothing: %j', async (form, status, message) => {
  const answer = await post(form);
  expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(message)]);
  expect((await list()).sections).toEqual([]);
  expect(site.repository.get(PAGE)).toBeDefined();
});

test('visitors never get a section, whatever an author publishes', async () => {
  const { section } = await create('Hours', 'title');
  const activated = await client.post('/bin/replicate.json', { cmd: 'Activate', path: section.path });
  expect(activated.status).toBe(404);
  await client.post('/libs/replication/treeactivation.json', { cmd: 'activate', path: '/content/sections' });
  expect(site.publishRepository.get('/content/sections') === undefined).toBe(true);
  for (const address of [`${section.path}.infinity.json`, `${SECTIONS}?page=${PAGE}`])
    expect((await site.publish.inject({ url: address })).statusCode).toBe(404);
});
