/** @jest-turn 7 */
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';

const blog = '/content/ventora/gb/en/blog';
const tag = (title: string) => ({ 'jcr:primaryType': 'cq:Tag', 'jcr:title': title });
const post = (title: string, ...tags: string[]) => page(title, {}, { 'cq:tags': tags });

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
  const { publishRepository: repository } = site;
  await repository.write('/content/cq:tags', {
    'jcr:primaryType': 'sling:Folder',
    ventora: { ...tag('Ventora'), topic: { ...tag('Topics'), energy: tag('Energy') } },
  });
  const list = component('list', {
    id: 'posts',
    listFrom: 'children',
    linkItems: true,
    pageSize: 2,
    showTags: true,
    tagRoot: 'ventora:topic',
    tagHeading: 'Posts about {0}',
  });
  await repository.write(blog, page('Blog', { list }));
  for (const title of ['One', 'Two', 'Three'])
    await repository.write(`${blog}/${title.toLowerCase()}`, post(title, 'ventora:topic/energy'));
});
afterAll(() => site.close());

const get = (url: string) => site.publish.inject({ url, headers: { host: 'air.example' } });

test('a tag of a list has its own page with address and title', async () => {
  const { statusCode, headers, body } = await get('/blog?tag=energy&page=2&utm_source=mail');
  expect(statusCode).toBe(200);
  expect(headers).not.toHaveProperty('x-robots-tag');
  expect(body).toMatch(/<title>Posts about Energy \(2\/2\)/);
  expect(body).toContain('<link rel="canonical" href="http://air.example/blog?tag=energy&amp;page=2"/>');
  expect(body).toContain('<link rel="prev" href="http://air.example/blog?tag=energy"/>');
  expect(body).toMatch(/<h\d class="cmp-list__heading">Posts about Energy</);
  expect(body).toMatch(/aria-label="Page 2" aria-current="page"/);
  expect(body).toContain('>Two<');
  expect(body).not.toContain('>One<');
  expect(body).not.toContain('>Three<');
});

test('a tag without pages is kept out of search engines, with a link to everything', async () => {
  const { statusCode, body } = await get('/blog?tag=pottery');
  expect(statusCode).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect(body).not.toContain('rel="canonical"');
  expect(body).toMatch(/href="\/blog#posts"[^>]*>Show everything</);
});
