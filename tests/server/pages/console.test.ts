import type { NodeJson } from '../../../model-json/core/repository/node-json';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient } from '../writes/author-client';

const SITE = '/content/ventora/gb/en';
const PUMP = '/content/dam/ventora/pump.png';

let site: TestSite;
beforeAll(async () => {
  const home = page('Home');
  const folder: NodeJson = { 'jcr:primaryType': 'sling:OrderedFolder' };
  site = await startSite({
    content: {
      'conf/ventora/settings/wcm/templates/page.json': {
        'jcr:primaryType': 'cq:Template',
        'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': 'Plain page' },
      },
      'content/experience-fragments.json': folder,
      'content/ventora/gb/en.json': { ...home, news: {}, products: {} },
      'content/ventora/gb/en/news.json': page(
        'News',
        {
          picture: component('image', { fileReference: PUMP }),
          text: component('text', {
            text: `<p>Rotary <a href="${SITE}/products.html">products</a> <a href="${SITE}/gone.html">x</a></p>`,
            textIsRich: true,
          }),
        },
        {
          onTime: '2030-01-01T00:00:00.000+00:00',
          'jcr:lockOwner': 'maria',
          'cq:tags': ['ventora:drives/belt'],
        },
      ),
      'content/ventora/gb/en/news/one.json': page('One'),
      'content/cq%3atags.json': {
        'jcr:primaryType': 'sling:Folder',
        ventora: {
          'jcr:primaryType': 'cq:Tag',
          drives: { 'jcr:primaryType': 'cq:Tag', belt: { 'jcr:primaryType': 'cq:Tag' } },
        },
      },
    },
    published: {
      'content/ventora/gb/en.json': home,
      'content/ventora/gb/en/products.json': page('Old products'),
    },
  });
});
afterAll(() => site.close());

interface Row {
  readonly name: string;
  readonly [member: string]: unknown;
}
interface Level {
  readonly children: readonly Row[];
  readonly [member: string]: unknown;
}
const level = async (address: string) => (await site.author.inject(address)).json<Level>();
const rowOf = async (name: string, path = SITE) =>
  (await level(`${path}.children.json`)).children.find((row) => row.name === name);

test('a level has the pages and folders directly below, in order, with the way to it', async () => {
  const { children, trail, isOrdered, templates } = await level(`${SITE}.children.json`);
  expect(children.slice(0, 2).map(({ name }) => name)).toEqual(['news', 'products']);
  expect(trail).toMatchObject([
    { title: 'Sites' },
    { path: '/content/ventora' },
    {},
    { path: SITE, title: 'Home' },
  ]);
  expect(isOrdered).toBe(true);
  expect(templates).toEqual({ '/conf/ventora/settings/wcm/templates/page': 'Plain page' });
  const { children: roots } = await level('/content.children.json');
  expect(roots.map(({ name, isFolder }) => [name, isFolder])).toContainEqual(['experience-fragments', true]);
  expect(roots.map(({ name }) => name)).not.toContain('dam');
});

test('a row says what visitors see, when, who has locked it, and what it looks like', async () => {
  const news = await rowOf('news');
  expect(news).toMatchObject({
    title: 'News',
    hasChildren: true,
    onTime: '2030-01-01T00:00:00.000Z',
    lockOwner: 'maria',
    picture: '/conf/ventora/settings/wcm/templates/page.thumbnail.svg',
  });
  expect(news).not.toHaveProperty('published');
  expect(await rowOf('products')).toMatchObject({ published: true, changedSince: true });
});

test('a row follows each change, of author’s page and of the visitors’', async () => {
  const client = new AuthorClient(site.author);
  await client.post(`${SITE}/products/jcr:content`, { './jcr:title': 'New products' });
  expect(await rowOf('products')).toMatchObject({
    title: 'New products',
    changedSince: true,
    modifiedBy: 'admin',
  });
  await client.post('/bin/replicate.json', { cmd: 'Activate', path: `${SITE}/products` });
  const after = await rowOf('products');
  expect(after).toMatchObject({ published: true });
  expect(after).not.toHaveProperty('changedSince');
});

test('a search finds pages below by title, address and text, and says where they are', async () => {
  const { children } = await level(`/content/ventora/gb.children.json?q=rotary`);
  expect(children).toMatchObject([{ name: 'news', path: `${SITE}/news` }]);
  expect((await level(`${SITE}/products.children.json?q=rotary`)).children).toEqual([]);
});

test('a page knows where it is used, what it links to, and what leads nowhere', async () => {
  const { pages, below } = await level(`${SITE}/products.references.json`);
  expect(pages).toEqual([
    { path: `${SITE}/news`, title: 'News', type: 'page' },
    { path: `${SITE}/moved`, title: 'Moved', type: 'page' },
  ]);
  expect(below).toBe(0);
  const news = await level(`${SITE}/news.references.json`);
  expect(news).toMatchObject({ pages: [], below: 1, liveCopies: [] });
  expect(news['outgoing']).toEqual([
    { path: PUMP, title: 'pump.png', type: 'asset' },
    { path: `${SITE}/products`, title: expect.stringContaining('products') as string, type: 'page' },
    { path: `${SITE}/gone.html`, title: `${SITE}/gone.html`, type: 'missing' },
  ]);
});

test('so do assets and tags', async () => {
  const usedIn = async (path: string) =>
    ((await level(`${path}.references.json`))['pages'] as readonly Row[]).map(({ path: at }) => at);
  expect(await usedIn(PUMP)).toEqual([`${SITE}/news`, `${SITE}/products`]);
  expect(await usedIn('/content/cq:tags/ventora/drives/belt')).toEqual([`${SITE}/news`]);
  expect(await usedIn('/content/cq:tags/ventora/drives')).toEqual([`${SITE}/news`]);
});

test('visitors get none of it', async () => {
  for (const selector of ['children', 'templates', 'references'])
    expect((await site.publish.inject(`${SITE}.${selector}.json`)).statusCode).toBe(404);
  expect((await site.publish.inject('/sites.html')).statusCode).toBe(404);
  expect(
    (await site.publish.inject('/conf/ventora/settings/wcm/templates/page.thumbnail.svg')).statusCode,
  ).toBe(404);
});

test('the console’s document carries a nonce, is never stored, and is a path’s own', async () => {
  const built = await startSite({
    server: { frontend: () => ({ ...site.author, entry: () => ['/c.js', '/c.css'] }) as never },
  });
  const { headers, body, statusCode } = await built.author.inject('/sites.html/content/ventora?view=list');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  const nonce = /nonce="([^"]+)"/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(body).toContain('<div id="console">');
  await built.close();
});
