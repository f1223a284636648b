import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';

const guide = page('Guide', {
  contents: component('tableofcontents', { startLevel: 'h2' }),
  oil: component('title', { 'jcr:title': 'Oil', type: 'h2' }),
  filters: component('title', { 'jcr:title': 'Filters', type: 'h2' }),
});

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ content: { 'content/ventora/gb/en/guide.json': guide } });
});
afterAll(() => site.close());

test.each([
  '/content/ventora/gb/en/products.model.json',
  '/products.model.json',
  '/gb/en/products.model.json',
])('%s returns the model of the page', async (url) => {
  const answer = await site.publish.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=3600');
  expect(answer.json()).toMatchObject({
    ':path': '/content/ventora/gb/en/products',
    ':hierarchyType': 'page',
    title: 'Products',
  });
});

test.each(['_jcr_content', 'jcr:content', 'jcr%3Acontent'])(
  'a component below %s has its own model',
  async (name) => {
    const answer = await site.publish.inject(`/content/ventora/gb/en/products/${name}/root/title.model.json`);
    expect(answer.json()).toMatchObject({
      ':type': 'ventora/components/title',
      text: 'Products',
      type: 'h1',
    });
  },
);

test('a missing model gets a 404 in JSON', async () => {
  for (const url of [
    '/no/such.model.json',
    '/content/dam/ventora/pump.png.model.json',
    '/products.model.x.json',
  ]) {
    const answer = await site.publish.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 404 });
  }
});

test('patterns that could run for ever are refused', async () => {
  const url = '/content/ventora/gb/en.model.json?structurepatterns=';
  expect((await site.publish.inject(`${url}${encodeURIComponent('^/content/.*')}`)).statusCode).toBe(200);
  expect((await site.publish.inject(`${url}${encodeURIComponent('(a+)+$')}`)).statusCode).toBe(400);
  expect((await site.publish.inject(`${url}${'.*'.repeat(20)}`)).statusCode).toBe(400);
});

test('authors can read nodes in Sling’s JSON format', async () => {
  const read = async (tail: string) =>
    (await site.author.inject(`/content/ventora/gb/en/products${tail}`)).json<Record<string, unknown>>();
  expect(await read('.json')).toEqual({ 'jcr:primaryType': 'cq:Page' });
  const one = await read('.1.json');
  expect(one['jcr:content']).toMatchObject({ 'jcr:title': 'Products' });
  expect(one['jcr:content']).not.toHaveProperty('root');
  expect(await read('.infinity.json')).toMatchObject({ 'jcr:content': { root: { title: { type: 'h1' } } } });
  expect(await read('/_jcr_content/root/title.json')).toMatchObject({ 'jcr:title': 'Products' });
});

test('.tidy makes JSON readable, and a binary is given as its length', async () => {
  const answer = await site.author.inject('/content/dam/ventora/brand/favicon.svg.tidy.infinity.json');
  expect(answer.body).toContain('\n  "jcr:primaryType": "dam:Asset"');
  expect(answer.body).toMatch(/":jcr:data": \d+/);
});

test.each(['.json', '.infinity.json', '.tidy.1.json', '/_jcr_content.json'])(
  'publish does not serve %s',
  async (tail) => {
    expect((await site.publish.inject(`/content/ventora/gb/en/products${tail}`)).statusCode).toBe(404);
  },
);

test('a table of contents lists the page’s headings in its model and its HTML', async () => {
  const url = '/content/ventora/gb/en/guide.model.json';
  const answer = await site.publish.inject(url);
  const items = [
    { id: 'oil', text: 'Oil', active: false, href: '#oil', children: [] },
    { id: 'filters', text: 'Filters', active: false, href: '#filters', children: [] },
  ];
  expect(answer.json()).toHaveProperty([':items', 'root', ':items', 'contents', 'items'], items);
  const component = await site.publish.inject('/guide/_jcr_content/root/contents.model.json');
  expect(component.json()).toMatchObject({ startLevel: 'h2', items });
  expect((await site.publish.inject('/guide')).body).toContain('href="#filters"');
});
