import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient, type Form } from './author-client';

const SITE = '/content/ventora/gb/en';
const [NEWS, LOCKED, DEEP, OTHER, HOLDER] = ['news', 'locked', 'news/deep', 'other', 'holder'].map(
  (name) => `${SITE}/${name}`,
) as [string, string, string, string, string];
const MARIAS = { 'jcr:lockOwner': 'maria', 'jcr:lockIsDeep': false };

const link = component('text', { text: `<p><a href="${OTHER}.html">Other</a></p>`, textIsRich: true });
const withContent = (node: ReturnType<typeof page>, more: object) => ({
  ...node,
  'jcr:content': { ...(node['jcr:content'] as object), ...more },
});

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  const text = { text: component('text', { text: 'Old' }) };
  site = await startSite({
    content: {
      'content/ventora/gb/en.json': { ...page('Home'), news: {}, locked: {}, other: {}, holder: {} },
      'content/ventora/gb/en/news.json': { ...page('News', text), deep: {} },
      'content/ventora/gb/en/news/deep.json': withContent(page('Deep', text), MARIAS),
      'content/ventora/gb/en/locked.json': withContent(page('Locked', { ...text, link }), MARIAS),
      'content/ventora/gb/en/other.json': page('Other', text),
      'content/ventora/gb/en/holder.json': page('Holder', { link }),
    },
  });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

const command = (cmd: string, form: Form) => client.post('/bin/wcmcommand', { cmd, ...form });
const inPage = (path: string, node: string) => site.repository.get(`${path}/jcr:content/root/${node}`);
const text = (path: string) => inPage(path, 'link')?.properties['text'];

const root = (path: string) => `${path}/jcr:content/root`;
const changes: Readonly<Record<string, () => ReturnType<AuthorClient['post']>>> = {
  'a property that is named from elsewhere': () => client.post(NEWS, { '../locked/jcr:content/x': '1' }),
  'a move into it': () => client.post(`${root(NEWS)}/text`, { ':operation': 'move', ':dest': `${root(LOCKED)}/b` }),
  'a copy into it': () => client.post(`${root(NEWS)}/text`, { ':operation': 'copy', ':dest': `${root(LOCKED)}/b` }),
  'a copy over a part of it': () => client.post(`${root(NEWS)}/text`, { ':operation': 'copy', ':dest': `${root(LOCKED)}/text`, ':replace': 'true' }),
  'a move out of it by :applyTo': () => client.post(root(NEWS), { ':operation': 'move', ':applyTo': `${root(LOCKED)}/text`, ':dest': `${root(NEWS)}/` }),
  'a delete by :applyTo': () => client.post(NEWS, { ':operation': 'delete', ':applyTo': `${root(LOCKED)}/text` }),
  'a delete of all children by :applyTo': () => client.post(NEWS, { ':operation': 'delete', ':applyTo': `${root(LOCKED)}/*` }),
  'a property copied by @MoveFrom': () => client.post(root(NEWS), { './t@MoveFrom': `${root(LOCKED)}/text` }),
  'another order of its parts': () => client.post(`${root(LOCKED)}/link`, { ':order': 'first' }),
  'a delete of a page above it': () => client.post(NEWS, { ':operation': 'delete' }),
  'a delete of pages, one of them above it': () => command('deletePage', { path: [OTHER, NEWS] }),
  'a move of a page above it': () => command('movePage', { srcPath: NEWS, destPath: `${SITE}/fresh` }),
  'a relocation of a page above it': () => client.post(NEWS, { ':operation': 'relocate', ':dest': `${SITE}/fresh` }),
  'a page moved over it': () => client.post(OTHER, { ':operation': 'move', ':dest': LOCKED, ':replace': 'true' }),
  'an import into it': () => client.post(root(LOCKED), { ':operation': 'import', ':contentType': 'json', ':name': 'n', ':content': '{"a":"1"}' }),
  'the lock itself': () => client.post(`${LOCKED}/jcr:content`, { './jcr:lockOwner@Delete': 'true' }),
}; // prettier-ignore

test.each(Object.entries(changes))('a page that somebody else has locked refuses %s', async (_, change) => {
  const before = [await client.node(SITE), site.repository.version];
  const { status, json } = await change();
  expect({ status, message: json['status.message'] }).toEqual({
    status: 423,
    message: expect.stringMatching(/^maria has locked \/content\S+(?:locked|deep); ask them to unlock it$/),
  });
  expect([await client.node(SITE), site.repository.version]).toEqual(before);
});

test('everything around a locked page can be changed', async () => {
  const post = async (path: string, form: Form) => expect((await client.post(path, form)).status).toBeLessThan(300);
  await post(`${root(NEWS)}/text`, { './text': 'New' });
  await post(`${LOCKED}/child`, { './jcr:primaryType': 'cq:Page', './jcr:content/jcr:primaryType': 'cq:PageContent' });
  await post(LOCKED, { ':order': 'first' });
  await post(`${root(LOCKED)}/text`, { ':operation': 'copy', ':dest': `${root(NEWS)}/b` });
  expect(inPage(NEWS, 'b')?.properties['text']).toBe('Old');
}); // prettier-ignore

test('a copy of a locked page, by a command or by a post, is locked by nobody', async () => {
  await command('copyPage', { srcPath: NEWS, destParentPath: SITE, destName: 'one' });
  await client.post(NEWS, { ':operation': 'copy', ':dest': `${SITE}/two` });
  for (const name of ['one', 'two']) {
    const { status } = await client.post(`${SITE}/${name}/deep/jcr:content/root/text`, { './text': 'Mine' });
    expect(status).toBe(200);
  }
  expect(site.repository.get(`${DEEP}/jcr:content`)?.properties['jcr:lockOwner']).toBe('maria');
});

test.each([
  ['a command', () => command('movePage', { srcPath: OTHER, destPath: `${SITE}/fresh`, integrity: 'true' })],
  [
    'a post',
    () => client.post(OTHER, { ':operation': 'relocate', ':dest': `${SITE}/fresh`, ':adjustLinks': 'true' }),
  ],
])('a move by %s leaves the links of a locked page, and names it', async (_, move) => {
  const { status, json } = await move();
  expect(status).toBe(201);
  expect(json['linksKept']).toEqual([{ path: LOCKED, owner: 'maria' }]);
  expect(text(HOLDER)).toContain(`${SITE}/fresh.html`);
  expect(text(LOCKED)).toContain(`${OTHER}.html`);
});

test('a version can be restored only by who has locked the page', async () => {
  const owned = (owner: string) =>
    site.repository.change((draft) => draft.setProperty(`${OTHER}/jcr:content`, 'jcr:lockOwner', owner));
  await command('createVersion', { path: OTHER });
  await client.post(`${root(OTHER)}/text`, { './text': 'New' });
  const listed = await site.author.inject(`/bin/wcm/versions.json?path=${OTHER}`);
  const [version] = listed.json<{ versions: { id: string }[] }>().versions;
  const restore = () => command('restoreVersion', { id: version!.id, path: OTHER });
  await owned('maria');
  expect((await restore()).status).toBe(423);
  await owned('admin');
  expect((await restore()).status).toBe(200);
  expect(site.repository.get(`${OTHER}/jcr:content`)?.properties['jcr:lockOwner']).toBe('admin');
});
