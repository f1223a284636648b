import { startSite, type TestSite } from '../start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const get = async (url: string) =>
  (await site.publish.inject({ url, headers: { host: 'air.example' } })).body;
const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, found]) => found!);

test('robots.txt points to the sitemap, and keeps robots off author', async () => {
  expect(await get('/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: http://air.example/sitemap.xml\n',
  );
  expect((await site.author.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  expect((await site.author.inject('/content/ventora/gb/en.sitemap.xml')).statusCode).toBe(404);
});

test('the sitemap lists one for each language, which lists its pages by public address', async () => {
  const sitemaps = all(await get('/sitemap.xml'), /<loc>(.*?)<\/loc>/g);
  expect(sitemaps.sort()).toEqual([
    'http://air.example/content/ventora/de/de.sitemap.xml',
    'http://air.example/content/ventora/gb/en.sitemap.xml',
  ]);
  const pages = all(await get('/content/ventora/de/de.sitemap.xml'), /<loc>(.*?)<\/loc>/g);
  expect(pages).toContain('http://air.example/de/de/products');
  expect(new Set(pages).size).toBe(pages.length);
  const answers = await Promise.all(pages.map((page) => site.publish.inject(new URL(page).pathname)));
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
});

test('a page in two languages is listed with both', async () => {
  const page = (title: string) => ({
    'jcr:primaryType': 'cq:Page',
    'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': title },
  });
  await site.publishRepository.write('/content/ventora', page('Ventora'));
  for (const country of ['gb', 'de'])
    await site.publishRepository.write(`/content/ventora/${country}`, page(country));
  const xml = await get('/content/ventora/gb/en.sitemap.xml');
  const entry = all(xml, /<url>(.*?)<\/url>/g).find((each) =>
    each.includes('<loc>http://air.example/products</loc>'),
  )!;
  expect(all(entry, /hreflang="(.*?)"/g).sort()).toEqual(['de-DE', 'en-GB', 'x-default']);
  expect(entry).toContain('href="http://air.example/de/de/products"');
});

test('error pages and noindex pages are not in the sitemap', async () => {
  const xml = await get('/content/ventora/gb/en.sitemap.xml');
  expect(xml).not.toMatch(/errors|noindex/);
  await site.publishRepository.update('/content/ventora/gb/en/products/jcr:content', (node) => ({
    ...node!,
    'cq:robotsTags': ['noindex'],
  }));
  expect(await get('/content/ventora/gb/en.sitemap.xml')).not.toContain('http://air.example/products<');
});

test('only a language root has a sitemap', async () => {
  expect((await site.publish.inject('/content/ventora/gb/en/products.sitemap.xml')).statusCode).toBe(404);
});
