import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient, type Form } from './author-client';

const SITE = '/content/ventora/gb/en';
const NEWS = `${SITE}/news`;

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  const home = page('Home');
  site = await startSite({
    content: {
      'content/ventora/gb/en.json': { ...home, first: {}, news: {}, last: {} },
      'content/ventora/gb/en/first.json': page('First'),
      'content/ventora/gb/en/news.json': page('News', { a: component('text', { text: 'Old' }) }),
      'content/ventora/gb/en/news/child.json': page('Child'),
      'content/ventora/gb/en/last.json': page('Last'),
    },
    published: { 'content/ventora/gb/en.json': home },
  });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

interface Listed {
  readonly id: string;
  readonly label: string;
  readonly comment: string;
  readonly version: string;
  readonly title: string;
  readonly deleted: boolean;
  readonly created: string;
}

const command = (cmd: string, form: Form = {}) => client.post('/bin/wcmcommand', { cmd, ...form });
const save = (form: Form = {}) => command('createVersion', { path: NEWS, ...form });
const write = (text: string) => client.post(`${NEWS}/jcr:content/root/a`, { './text': text });
const textOf = (path = NEWS) => site.repository.get(`${path}/jcr:content/root/a`)?.properties['text'];
const names = () => site.repository.list(SITE).map(({ name }) => name);

async function list(path = NEWS, more = ''): Promise<Listed[]> {
  const { json } = await site.author.inject(`/bin/wcm/versions.json?path=${path}${more}`);
  return json<{ versions: Listed[] }>().versions;
}

async function idOf(version: string, path = NEWS): Promise<string> {
  return (await list(path)).find((each) => each.version === version)?.id ?? '';
}

test('an author saves versions of a page and returns to one', async () => {
  expect(await save({ label: 'Before the fair', comment: 'With the old text' })).toMatchObject({
    status: 200,
  });
  await write('New');
  await save();
  expect(await list()).toMatchObject([
    { version: '1.1', label: '1.1', comment: '' },
    { version: '1.0', label: 'Before the fair', comment: 'With the old text', title: 'News' },
  ]);
  expect((await list())[0]?.created).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/);
  expect((await command('restoreVersion', { id: await idOf('1.0'), path: NEWS })).status).toBe(200);
  expect(textOf()).toBe('Old');
  expect(site.repository.get(`${NEWS}/child`)).toBeDefined();
  await command('restoreVersion', { id: await idOf('1.1') });
  expect(textOf()).toBe('New');
});

test('each publication makes a version of what visitors get', async () => {
  await client.post('/bin/replicate.json', { cmd: 'Activate', path: [NEWS, `${SITE}/first`] });
  await write('New');
  await client.post('/bin/replicate.json', { cmd: 'Activate', path: NEWS });
  expect((await list()).map(({ version }) => version)).toEqual(['1.1', '1.0']);
  expect(await list(`${SITE}/first`)).toHaveLength(1);
  const publication = await site.author.inject(`${NEWS}.publication.json`);
  expect(publication.json()).toMatchObject({ published: true, changedSince: false });
  await save();
  expect((await site.author.inject(`${NEWS}.publication.json`)).json()).toMatchObject({
    changedSince: false,
  });
});

test('a publication that cannot keep a version is refused', async () => {
  rmSync(join(site.dir, 'versions'), { recursive: true, force: true });
  writeFileSync(join(site.dir, 'versions'), 'in the way');
  const { status } = await client.post('/bin/replicate.json', { cmd: 'Activate', path: NEWS });
  expect(status).toBeGreaterThanOrEqual(500);
  expect(site.publishRepository.get(NEWS)).toBeUndefined();
});

test('a deleted page comes back in its place, with its history, and not published', async () => {
  await client.post('/bin/replicate.json', { cmd: 'Activate', path: NEWS });
  await client.post(NEWS, { ':operation': 'delete' });
  expect(await list()).toHaveLength(1);
  expect(await list(SITE, '&showChildren=true')).toMatchObject([{ name: 'news', deleted: true }]);
  await command('restoreVersion', { id: await idOf('1.0'), path: NEWS });
  expect(names().slice(0, 4)).toEqual(['jcr:content', 'first', 'news', 'last']);
  expect(textOf()).toBe('Old');
  expect((await site.author.inject(`${NEWS}.publication.json`)).json()).toMatchObject({ published: false });
  await save();
  expect((await list()).map(({ version }) => version)).toEqual(['1.1', '1.0']);
});

test('a page keeps its versions when it moves; a copy begins without any', async () => {
  await save();
  await write('New');
  const moved = `${SITE}/elsewhere`;
  expect(await client.post(NEWS, { ':operation': 'move', ':dest': moved })).toMatchObject({ status: 201 });
  await client.post(moved, { ':operation': 'copy', ':dest': NEWS });
  expect(await list(moved)).toHaveLength(1);
  expect(await list(NEWS)).toEqual([]);
  await command('restoreVersion', { id: await idOf('1.0', moved) });
  expect([textOf(moved), textOf(NEWS)]).toEqual(['Old', 'New']);
  expect(await list(SITE, '&showChildren=true')).toEqual([]);
});

test('a page whose parent is gone cannot come back alone', async () => {
  await command('createVersion', { path: `${NEWS}/child` });
  const id = await idOf('1.0', `${NEWS}/child`);
  await client.post(NEWS, { ':operation': 'delete' });
  const answer = await command('restoreVersion', { id });
  expect(answer.status).toBe(422);
  expect(answer.json['status.message']).toContain(`restore ${NEWS} first`);
});

test('a command that cannot be carried out says why', async () => {
  const refused: readonly (readonly [Form, number])[] = [
    [{ cmd: 'paint' }, 400],
    [{ cmd: 'createVersion' }, 400],
    [{ cmd: 'createVersion', path: `${SITE}/nobody` }, 404],
    [{ cmd: 'restoreVersion' }, 400],
    [{ cmd: 'restoreVersion', id: '../../../etc/passwd' }, 404],
    [{ cmd: 'createVersion', path: NEWS, comment: 'x'.repeat(2000) }, 400],
  ];
  for (const [form, status] of refused)
    expect([form, (await client.post('/bin/wcmcommand', form)).status]).toEqual([form, status]);
});

test('a damaged version is left out, and the others can be restored', async () => {
  await save();
  await write('New');
  await save();
  const [folder = ''] = readdirSync(join(site.dir, 'versions'));
  const [id = ''] = readdirSync(join(site.dir, 'versions', folder));
  writeFileSync(join(site.dir, 'versions', folder, id, '1.1.json'), '{"torn');
  expect((await list()).map(({ version }) => version)).toEqual(['1.0']);
  await command('restoreVersion', { id: await idOf('1.0') });
  expect(textOf()).toBe('Old');
});

test('versions are shown as Sling and JCR show them, to authors only', async () => {
  const node = `${NEWS}/jcr:content/root/a`;
  await client.post(node, { 'jcr:mixinTypes': 'mix:versionable', text: 'One' });
  await client.post(node, { ':operation': 'checkin' });
  await client.post(node, { text: 'Two', ':autoCheckout': 'true' });
  const shown = (await site.author.inject(`${node}.json;v=1.0`)).json<Record<string, unknown>>();
  expect(shown).toMatchObject({ 'jcr:primaryType': 'nt:frozenNode', text: 'One' });
  const id = String(shown['jcr:frozenUuid']);
  const storage = `/jcr:system/jcr:versionStorage/${id.slice(0, 2)}/${id.slice(2, 4)}/${id.slice(4, 6)}/${id}`;
  const history = (await site.author.inject(`${storage}.infinity.json`)).json<Record<string, unknown>>();
  expect(history).toMatchObject({
    'jcr:primaryType': 'nt:versionHistory',
    'jcr:versionableUuid': id,
    '1.1': { 'jcr:frozenNode': { text: 'Two' } },
    'jcr:rootVersion': { 'jcr:primaryType': 'nt:version' },
  });
  expect((await site.author.inject(`${storage}/1.0/jcr:frozenNode.json`)).json()).toMatchObject({
    text: 'One',
  });
  for (const url of [`${node}.json;v=1.0`, `${storage}.json`])
    expect((await site.publish.inject(url)).statusCode).toBe(404);
});
