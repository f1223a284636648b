import { overlaidTree } from '../../../model-json/core/repository/versions/overlaid-tree';
import { withDerivedPages } from '../../../model-json/core/repository/derived/derived-repository';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient } from './author-client';

const SITE = '/content/ventora/gb/en';
const NEWS = `${SITE}/news`;

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  const home = { ...page('Home'), news: {} };
  const text = (html: string) => component('text', { text: html, textIsRich: true });
  site = await startSite({
    content: {
      'content/ventora/gb/en.json': home,
      'content/ventora/gb/en/news.json': page('News', { a: text('<p>First</p>') }),
      'content/ventora/gb/en/news/child.json': page('Child', { a: text('<p>Child</p>') }),
    },
    published: { 'content/ventora/gb/en.json': home },
  });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

const write = (text: string, path = NEWS) =>
  client.post(`${path}/jcr:content/root/a`, { './text': `<p>${text}</p>` });
const save = (path = NEWS) => client.post('/bin/wcmcommand', { cmd: 'createVersion', path });
const read = async (address: string) => site.author.inject(address);
const versionsOf = async (path = NEWS) =>
  (await read(`/bin/wcm/versions.json?path=${path}`)).json<{
    versions: { id: string; createdAt: string }[];
  }>().versions;

test('an author sees a page as it was in a version: drawn, as a model, and as content', async () => {
  await save();
  await write('Second');
  const [{ id } = { id: '' }] = await versionsOf();
  const past = await read(`${NEWS}.html?version=${id}`);
  expect(past.statusCode).toBe(200);
  expect(past.headers['cache-control']).toContain('no-cache');
  expect(past.body).toContain('First');
  expect(past.body).not.toContain('Second');
  expect((await read(`${NEWS}.model.json?version=${id}`)).body).toContain('First');
  expect((await read(`${NEWS}/jcr:content.infinity.json?version=${id}`)).json()).toMatchObject({
    root: { a: { text: '<p>First</p>' } },
  });
  expect((await read(`${NEWS}.html`)).body).toContain('Second');
  expect(site.repository.get(`${NEWS}/jcr:content/root/a`)?.properties['text']).toBe('<p>Second</p>');
});

test('visitors cannot ask for the past', async () => {
  await save();
  const [{ id } = { id: '' }] = await versionsOf();
  await client.post('/bin/replicate.json', { cmd: 'Activate', path: NEWS });
  await write('Second');
  await client.post('/bin/replicate.json', { cmd: 'Activate', path: NEWS });
  for (const query of [`version=${id}`, 'timewarp=2000-01-01T00:00:00Z'])
    expect((await site.publish.inject(`/news?${query}`)).body).not.toContain('First');
});

test('the site is shown as on a day, each page by its newest version until then, and its links stay on that day', async () => {
  await save();
  const [{ createdAt } = { createdAt: '' }] = await versionsOf();
  await new Promise((resolve) => setTimeout(resolve, 15));
  await write('Second');
  await save();
  await write('Third');
  await write('Child now', `${NEWS}/child`);
  const onDay = (address: string, day: string) => read(`${address}.html?timewarp=${encodeURIComponent(day)}`);
  expect((await onDay(NEWS, createdAt)).body).toContain('First');
  expect((await onDay(NEWS, new Date().toISOString())).body).toContain('Second');
  // Of a page without a version until then nothing else is known.
  expect((await onDay(`${NEWS}/child`, createdAt)).body).toContain('Child now');
  const { body } = await read(`${SITE}.model.json?timewarp=2026-11-24`);
  expect(body).toContain('"/content/ventora/gb/en.html?timewarp=2026-11-24"');
  expect((await onDay(NEWS, 'yesterday')).statusCode).toBe(400);
});

test('a version of another page, or one that is gone, is not shown', async () => {
  await save(`${NEWS}/child`);
  const [{ id } = { id: '' }] = await versionsOf(`${NEWS}/child`);
  expect((await read(`${NEWS}.html?version=${id}`)).statusCode).toBe(404);
  expect((await read(`${NEWS}.html?version=nonsense`)).statusCode).toBe(404);
});

test('what a live copy shows follows from the version of the page that it copies', async () => {
  const copy = '/content/ventora/us/en';
  await client.post('/content/ventora', {
    ':operation': 'import',
    ':contentType': 'json',
    ':name': 'us',
    ':content': JSON.stringify({
      'jcr:primaryType': 'cq:Page',
      'jcr:content': { 'jcr:primaryType': 'cq:PageContent' },
      en: {
        'jcr:primaryType': 'cq:Page',
        'jcr:content': {
          'jcr:primaryType': 'cq:PageContent',
          'cq:LiveSyncConfig': { 'jcr:primaryType': 'cq:LiveCopy', 'cq:master': SITE, 'cq:isDeep': true },
        },
      },
    }),
  });
  const derived = withDerivedPages(site.repository, () => ({ roots: [], below: () => [] }));
  const frozen = { ...page('News', { a: component('text', { text: 'Then' }) }) };
  const past = derived.overlaid?.((stored) => overlaidTree(stored, new Map([[NEWS, frozen]])));
  expect(past?.get(`${copy}/news/jcr:content/root/a`)?.properties['text']).toBe('Then');
  expect(past?.get(`${copy}/news/child/jcr:content`)?.properties['jcr:title']).toBe('Child');
  expect(derived.get(`${copy}/news/jcr:content/root/a`)?.properties['text']).toBe('<p>First</p>');
});
