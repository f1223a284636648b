import { startSite, type TestSite } from '../start-site';

const blog = '/content/ventora/gb/en/blog';
const post = (title: string, date: string | undefined, more: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'sling:resourceType': 'ventora/components/page',
    'cq:template': '/conf/ventora/settings/wcm/templates/article-page',
    'jcr:title': title,
    'jcr:description': `About ${title}.`,
    ...(date && { date }),
    ...more,
  },
});

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
  const { publishRepository: repository } = site;
  await repository.write(blog, post('Blog', undefined, { feed: true }));
  await repository.write(`${blog}/old`, post('Old & <bold>', '2026-01-05'));
  await repository.write(
    `${blog}/new`,
    post('New', '2026-03-01', { 'cq:lastModified': '2026-03-04T10:00:00.000Z' }),
  );
  await repository.write(`${blog}/hidden`, post('Hidden', '2026-04-01', { 'cq:robotsTags': ['noindex'] }));
  await repository.write(`${blog}/about`, post('About', undefined));
});
afterAll(() => site.close());

const get = (url: string) => site.publish.inject({ url, headers: { host: 'air.example' } });

test('a blog offers its dated posts to subscribers, the newest first (RFC 4287)', async () => {
  const { body, headers } = await get('/blog.feed.xml');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect([...body.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
    'Blog',
    'New',
    'Old &amp; &lt;bold&gt;',
  ]);
  expect(body).toContain(
    '<link rel="self" type="application/atom+xml" href="http://air.example/blog.feed.xml"/>',
  );
  expect(body).toContain('<updated>2026-03-04T10:00:00.000Z</updated>\n<author>');
  expect(body).toContain('<id>http://air.example/blog/new</id>');
  expect(body).toContain('<published>2026-03-01T00:00:00.000Z</published>');
});

test('the page links to its feed for browsers and readers', async () => {
  expect((await get('/blog')).body).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Blog" href="http://air.example/blog.feed.xml"/>',
  );
});

test('a feed stays readable with control characters in a title', async () => {
  const path = `${blog}/odd`;
  await site.publishRepository.write(path, post('Odd \u0000\u0008\uFFFE\uD800 title', '2026-02-01'));
  const { body } = await get('/blog.feed.xml');
  await site.publishRepository.delete(path);
  expect(body).toContain('<title>Odd  title</title>');
});

test('a page without posts has no feed', async () => {
  expect((await get('/products.feed.xml')).statusCode).toBe(404);
});
