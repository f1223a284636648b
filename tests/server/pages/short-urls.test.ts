import { startSite, type TestSite } from '../start-site';
import { shortUrls, type UrlMapping } from '../../../model-json/core/server/pages/addresses/short-urls';

let site: TestSite;
let urls: UrlMapping;
beforeAll(async () => {
  site = await startSite();
  urls = shortUrls(site.repository);
});
afterAll(() => site.close());

test.each([
  ['/content/ventora/gb/en.html', '/'],
  ['/content/ventora/gb/en/products.html', '/products'],
  ['/content/ventora/gb/en/products.html?page=2#list', '/products?page=2#list'],
  ['/content/ventora/de/de.html', '/de/de'],
  ['/content/ventora/de/de/products.html', '/de/de/products'],
  [
    '/content/ventora/gb/en/products/jcr:content/root/image.coreimg.82.40.png/1/pump.png',
    '/products/_jcr_content/root/image.coreimg.82.40.png/1/pump.png',
  ],
  ['/content/ventora-library/library/title.html', '/content/ventora-library/library/title.html'],
  ['/content/dam/ventora/pump.png', '/content/dam/ventora/pump.png'],
  ['/content/ventora.html', '/content/ventora.html'],
])('%s is shortened to %s, which leads back to it', (path, short) => {
  expect(urls.map(path)).toBe(short);
  const [plain = ''] = short.split(/[?#]/);
  const { resourcePath } = urls.resolve(plain.replaceAll('_jcr_content', 'jcr:content'));
  expect(path.startsWith(resourcePath)).toBe(true);
});

test.each(['/apps/ventora/components/page', '/conf/ventora/settings/wcm/policies', '/etc'])(
  '%s is not public',
  (path) => {
    expect(urls.resolve(path).found).toBe(false);
  },
);

test('mappings in the content decide where sites begin', async () => {
  const mapped = await startSite({
    content: {
      'etc/map.publish.json': {
        'jcr:primaryType': 'sling:Folder',
        http: {
          'jcr:primaryType': 'sling:Folder',
          any: {
            'jcr:primaryType': 'sling:Mapping',
            'sling:match': '[^/]+/',
            'sling:internalRedirect': ['/content/ventora/de/de', '/content/ventora', '/'],
          },
        },
      },
    },
  });
  const { map, resolve } = shortUrls(mapped.repository);
  expect(map('/content/ventora/de/de/products.html')).toBe('/products');
  expect(map('/content/ventora/gb/en/products.html')).toBe('/gb/en/products');
  expect(resolve('/').resourcePath).toBe('/content/ventora/de/de');
  await mapped.close();
});

test('pages of another application keep their full address, and the short one leads to them all the same', () => {
  const { map, resolve } = shortUrls(site.repository, ['/content/ventora/de']);
  expect(map('/content/ventora/de.html')).toBe('/content/ventora/de.html');
  expect(map('/content/ventora/de/de/products.html?page=2#list')).toBe(
    '/content/ventora/de/de/products.html?page=2#list',
  );
  expect(map('/content/ventora/gb/en/products.html')).toBe('/products');
  expect(resolve('/de/de/products').resourcePath).toBe('/content/ventora/de/de/products');
});

test('a page whose short address is taken keeps its full one', async () => {
  const nested = await startSite({
    content: { 'content/ventora/gb/en/de.json': files(), 'content/ventora/gb/en/de/de.json': files() },
  });
  const { map } = shortUrls(nested.repository);
  expect(map('/content/ventora/gb/en/de/de.html')).toBe('/de/de');
  expect(map('/content/ventora/de/de.html')).toBe('/content/ventora/de/de.html');
  await nested.close();
});

const files = () => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent' },
});
