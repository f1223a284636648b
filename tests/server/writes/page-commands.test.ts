/** @jest-turn 7 */
import type { NodeJson } from '../../../model-json/core/repository/node-json';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient, type Form } from './author-client';

const SITE = '/content/ventora/gb/en';
const NEWS = `${SITE}/news`;
const TEMPLATES = '/conf/ventora/settings/wcm/templates';

const template = (title: string, settings: NodeJson, initial?: NodeJson): NodeJson => ({
  'jcr:primaryType': 'cq:Template',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'jcr:title': title,
    status: 'enabled',
    allowedPaths: ['/content/ventora(/.*)?'],
    ...settings,
  },
  ...(initial && { initial }),
});

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  const home = page('Home', {
    link: component('text', { text: `<p><a href="${NEWS}.html">News</a></p>`, textIsRich: true }),
  });
  const news = page('News', { a: component('text', { text: 'Old' }) });
  site = await startSite({
    content: {
      'conf/ventora/settings/wcm/templates/article.json': template(
        'Article',
        { ranking: 1, 'jcr:description': 'For news' },
        page('', { intro: component('text', { text: 'Begin here' }) }),
      ),
      'conf/ventora/settings/wcm/templates/plain.json': template('Plain', { ranking: 2 }),
      'conf/ventora/settings/wcm/templates/off.json': template('Off', { status: 'disabled' }),
      'conf/ventora/settings/wcm/templates/elsewhere.json': template('Elsewhere', {
        allowedPaths: ['/content/other(/.*)?'],
      }),
      'content/ventora/gb/en.json': { ...home, first: {}, news: {}, last: {} },
      'content/ventora/gb/en/first.json': page('First'),
      'content/ventora/gb/en/news.json': { ...news, b: {}, a: {}, c: {} },
      'content/ventora/gb/en/news/a.json': page('A'),
      'content/ventora/gb/en/news/b.json': page('B', { t: component('text', { text: 'Deep' }) }),
      'content/ventora/gb/en/news/c.json': page('C'),
      'content/ventora/gb/en/last.json': page('Last'),
    },
    published: {
      'content/ventora/gb/en.json': home,
      'content/ventora/gb/en/news.json': news,
      'content/ventora/gb/en/news/b.json': page('B'),
    },
  });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

const command = (cmd: string, form: Form = {}) => client.post('/bin/wcmcommand', { cmd, ...form });
const properties = (path: string) => site.repository.get(`${path}/jcr:content`)?.properties ?? {};
const pagesIn = (path: string) =>
  site.repository.list(path).flatMap(({ name }) => (name === 'jcr:content' ? [] : [name]));
const json = async <T>(address: string) => (await site.author.inject(address)).json<T>();
const linkText = () => String(site.repository.get(`${SITE}/jcr:content/root/link`)?.properties['text']);

interface Bin {
  readonly deleted: readonly {
    readonly id: string;
    readonly path: string;
    readonly pages: number;
    readonly by: string;
  }[];
}
const bin = () => json<Bin>('/bin/wcm/deleted.json');

describe('creating a page', () => {
  test('offers the enabled templates that are allowed there, by ranking, with a picture', async () => {
    const { templates } = await json<{ templates: readonly { path: string }[] }>(`${NEWS}.templates.json`);
    expect(templates.filter(({ path }) => /(?:article|plain|off|elsewhere)$/.test(path))).toEqual([
      {
        path: `${TEMPLATES}/article`,
        title: 'Article',
        description: 'For news',
        picture: `${TEMPLATES}/article.thumbnail.svg`,
      },
      { path: `${TEMPLATES}/plain`, title: 'Plain', picture: `${TEMPLATES}/plain.thumbnail.svg` },
    ]);
    const picture = await site.author.inject(`${TEMPLATES}/article.thumbnail.svg`);
    expect(picture.headers['content-type']).toContain('image/svg+xml');
    expect(picture.body).toContain('<rect');
  });

  test('a folder or page above names the templates that are allowed below it', async () => {
    await client.post(`${SITE}/jcr:content`, { './cq:allowedTemplates@TypeHint': 'String[]', './cq:allowedTemplates': `${TEMPLATES}/plain` }); // prettier-ignore
    const { templates } = await json<{ templates: readonly { title: string }[] }>(`${NEWS}.templates.json`);
    expect(templates.map(({ title }) => title)).toEqual(['Plain']);
  });

  test('fills it with the initial content and names it by its title', async () => {
    const answer = await command('createPage', { parentPath: NEWS, title: 'Größe & Gewicht', template: `${TEMPLATES}/article` }); // prettier-ignore
    expect(answer).toMatchObject({ status: 201, json: { path: `${NEWS}/groesse-gewicht` } });
    expect(properties(`${NEWS}/groesse-gewicht`)).toMatchObject({
      'jcr:title': 'Größe & Gewicht',
      'cq:template': `${TEMPLATES}/article`,
      'jcr:createdBy': 'admin',
    });
    expect(site.repository.get(`${NEWS}/groesse-gewicht/jcr:content/root/intro`)).toBeDefined();
    await command('createPage', {
      parentPath: NEWS,
      title: 'Größe, Gewicht',
      template: `${TEMPLATES}/article`,
    });
    expect(pagesIn(NEWS)).toEqual(['b', 'a', 'c', 'groesse-gewicht', 'groesse-gewicht-2']);
  });

  test('says what is wrong: a name that is taken, a template that is not allowed, a parent that is gone', async () => {
    const create = (form: Form) =>
      command('createPage', { parentPath: NEWS, title: 'X', template: `${TEMPLATES}/plain`, ...form });
    expect(await create({ label: 'a' })).toMatchObject({ status: 409 });
    expect(await create({ template: `${TEMPLATES}/off` })).toMatchObject({ status: 403 });
    expect(await create({ parentPath: `${SITE}/gone` })).toMatchObject({ status: 404 });
    expect(await create({ title: ' ' })).toMatchObject({ status: 400 });
    expect(await create({ label: '../x' })).toMatchObject({ status: 422 });
    expect(await create({ parentPath: '/conf' })).toMatchObject({ status: 403 });
    expect(pagesIn(NEWS)).toEqual(['b', 'a', 'c']);
  });
});

test('a copy has the pages below in their order, and nothing that belongs to the original alone', async () => {
  await client.post('/bin/replicate.json', { cmd: 'Activate', path: NEWS });
  await client.post(`${NEWS}/jcr:content`, { './sling:vanityPath': '/news' });
  const { json: answer } = await command('copyPage', { srcPath: NEWS, destParentPath: SITE, before: 'last' });
  expect(answer['path']).toBe(`${SITE}/news-2`);
  expect(pagesIn(SITE).slice(1, 4)).toEqual(['news', 'news-2', 'last']);
  expect(pagesIn(`${SITE}/news-2`)).toEqual(['b', 'a', 'c']);
  const copied = properties(`${SITE}/news-2`);
  expect(Object.keys(copied).filter((name) => /vanity|Replicat/.test(name))).toEqual([]);
  expect(copied['jcr:uuid']).not.toBe(properties(NEWS)['jcr:uuid']);
  await command('copyPage', { srcPath: NEWS, destParentPath: `${SITE}/first`, shallow: 'true' });
  expect(pagesIn(`${SITE}/first/news`)).toEqual([]);
  expect(await command('copyPage', { srcPath: NEWS, destParentPath: `${NEWS}/a` })).toMatchObject({
    status: 422,
  });
});

test('a move changes links and title, redirects visitors, and goes back exactly', async () => {
  const moved = `${SITE}/first/press`;
  const before = properties(NEWS);
  const answer = await command('movePage', {
    srcPath: NEWS,
    destParentPath: `${SITE}/first`,
    destName: 'press',
    title: 'Press',
    integrity: 'true',
    keepAddress: 'true',
  });
  expect(answer).toMatchObject({ status: 201, json: { path: moved } });
  expect(properties(moved)).toMatchObject({ 'jcr:title': 'Press', 'sling:vanityPath': [NEWS] });
  expect(linkText()).toContain(`href="${moved}.html"`);
  await command('movePage', {
    srcPath: moved,
    destPath: NEWS,
    title: 'News',
    before: 'last',
    integrity: 'true',
  });
  expect(pagesIn(SITE).slice(0, 3)).toEqual(['first', 'news', 'last']);
  expect({ ...properties(NEWS), 'cq:lastModified': 0, 'cq:lastModifiedBy': 0 }).toEqual({
    ...before,
    'cq:lastModified': 0,
    'cq:lastModifiedBy': 0,
  });
  expect(linkText()).toContain(`href="${NEWS}.html"`);
  expect(await command('movePage', { srcPath: NEWS, destPath: `${SITE}/last` })).toMatchObject({
    status: 409,
  });
});

describe('deleting', () => {
  test('a subtree leaves visitors’ site and comes back whole, in its place and order', async () => {
    const { json: answer } = await command('deletePage', { path: NEWS });
    expect(answer['unpublished']).toEqual([NEWS, `${NEWS}/b`]);
    expect(site.repository.get(NEWS)).toBeUndefined();
    const [entry, ...more] = (await bin()).deleted;
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ path: NEWS, title: 'News', pages: 4, by: 'admin' });
    expect(await command('restoreDeleted', { id: entry!.id })).toMatchObject({
      status: 200,
      json: { path: NEWS },
    });
    expect(pagesIn(SITE).slice(0, 3)).toEqual(['first', 'news', 'last']);
    expect(pagesIn(NEWS)).toEqual(['b', 'a', 'c']);
    expect(site.repository.get(`${NEWS}/b/jcr:content/root/t`)?.properties['text']).toBe('Deep');
    expect((await bin()).deleted).toEqual([]);
    expect(site.publishRepository.get(NEWS)).toBeUndefined();
  });

  test('several pages go together or not at all', async () => {
    expect(await command('deletePage', { path: [`${NEWS}/a`, `${NEWS}/gone`] })).toMatchObject({
      status: 404,
    });
    expect(pagesIn(NEWS)).toEqual(['b', 'a', 'c']);
    expect((await bin()).deleted).toEqual([]);
    expect(await command('deletePage', { path: [`${NEWS}/a`, `${NEWS}/b`] })).toMatchObject({ status: 200 });
    expect(pagesIn(NEWS)).toEqual(['c']);
    expect((await bin()).deleted).toHaveLength(2);
  });

  test('a subtree whose place is taken stays in the bin, and says so', async () => {
    await command('deletePage', { path: NEWS });
    await command('copyPage', { srcPath: `${SITE}/first`, destParentPath: SITE, destName: 'news' });
    const [entry] = (await bin()).deleted;
    // The page that is there now hides what was deleted, which is not lost.
    expect(entry).toBeUndefined();
    await command('movePage', { srcPath: NEWS, destPath: `${SITE}/other` });
    const [again] = (await bin()).deleted;
    expect(await command('restoreDeleted', { id: again!.id })).toMatchObject({ status: 200 });
    expect(await command('restoreDeleted', { id: again!.id })).toMatchObject({ status: 404 });
  });

  test('only pages are deleted', async () => {
    expect(await command('deletePage', { path: '/content' })).toMatchObject({ status: 403 });
    expect(await command('deletePage', { path: `${NEWS}/jcr:content` })).toMatchObject({ status: 404 });
    expect(await command('deletePage')).toMatchObject({ status: 400 });
  });
});

test('a page that somebody else has locked cannot be changed, moved or deleted', async () => {
  await command('lockPage', { path: NEWS });
  expect(properties(NEWS)).toMatchObject({ 'jcr:lockOwner': 'admin' });
  expect(await client.post(`${NEWS}/jcr:content/root/a`, { './text': 'Mine' })).toMatchObject({
    status: 200,
  });
  await site.repository.change((draft) => draft.setProperty(`${NEWS}/jcr:content`, 'jcr:lockOwner', 'maria'));
  for (const answer of [
    await client.post(`${NEWS}/jcr:content/root/a`, { './text': 'Not mine' }),
    await command('movePage', { srcPath: NEWS, destPath: `${SITE}/x` }),
    await command('deletePage', { path: NEWS }),
  ])
    expect(answer).toMatchObject({
      status: 423,
      json: { 'status.message': expect.stringContaining('maria') },
    });
  // Without accounts everybody is an administrator, who may unlock it.
  await command('unlockPage', { path: NEWS });
  expect(properties(NEWS)).not.toHaveProperty('jcr:lockOwner');
});

test('a lock is no change that visitors could miss', async () => {
  await client.post('/bin/replicate.json', { cmd: 'Activate', path: NEWS });
  const { 'cq:lastModified': changed } = properties(NEWS);
  await command('lockPage', { path: NEWS });
  expect(properties(NEWS)['cq:lastModified']).toBe(changed);
  expect(await json(`${NEWS}.publication.json`)).toMatchObject({ published: true, changedSince: false });
});

test('an unknown command names those that are known', async () => {
  expect(await command('explode')).toMatchObject({
    status: 400,
    json: { 'status.message': expect.stringContaining('createPage, copyPage, movePage, deletePage') },
  });
});
