import { startSite, type TestSite } from '../start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

test('a page names the dictionary of its site, which has the styles of its pages and not their words', async () => {
  const { headers, body: page } = await site.publish.inject('/products');
  const [, address = ''] = /^<(.+)>; rel="compression-dictionary"$/.exec(String(headers.link)) ?? [];
  const dictionary = await site.publish.inject(address);
  expect(dictionary.headers).toMatchObject({
    'use-as-dictionary': 'match="/*", match-dest=("document")',
    'cache-control': 'public, max-age=86400',
  });
  const [, styles = ''] = /<style[^>]*>([^{]+\{[^}]+\})/.exec(page) ?? [];
  expect(styles).not.toBe('');
  expect(dictionary.body).toContain(styles);
  const [, title = ''] = /<title>([^<]+)/.exec(page) ?? [];
  expect(dictionary.body).not.toContain(title);
});

test('the dictionary of another language is for its pages only', async () => {
  const { headers } = await site.publish.inject('/de/de/products');
  expect(headers.link).toContain('</page-dictionary/de-de>');
  const dictionary = await site.publish.inject('/page-dictionary/de-de');
  expect(dictionary.headers['use-as-dictionary']).toBe('match="/de/de*", match-dest=("document")');
});

test('there is none for a site that does not exist, and none on author', async () => {
  expect((await site.publish.inject('/page-dictionary/xx-yy')).statusCode).toBe(404);
  expect((await site.author.inject('/page-dictionary/gb-en')).statusCode).toBe(404);
  expect((await site.author.inject('/content/ventora/gb/en/products.html')).headers).not.toHaveProperty(
    'link',
  );
});
