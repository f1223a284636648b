/**
 * @jest-environment ./tests/as-published.js
 * @jest-turn 7
 */
import { crawl } from './crawl-site';
import { openRealSite, type RealSite } from '../real-site';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite();
}, 120_000);
afterAll(() => site.close());

const MARKETS = ['', '/de/de', '/fr/fr', '/es/es'];
const COPIES = ['/us/en', '/us/es', '/ca/en', '/ca/fr', '/ch/de', '/ch/fr'];

test.each([...MARKETS, ...COPIES])(
  'the former address of R 15 T redirects to its new family: %s',
  async (market) => {
    const { statusCode, headers } = await site.publish.inject(`${market}/products/screw/fixed-speed/r-15-t`);
    expect([statusCode, headers.location]).toEqual([301, `${market}/products/screw/with-dryer/r-15-t`]);
  },
);

test.each(['/products/screw/with-dryer/r-15-t', '/products/screw/fixed-speed/r-15'])(
  '%s has structured data for one product, and a picture for link previews',
  async (path) => {
    const { structuredData } = await crawl(site.publish, path);
    expect(JSON.stringify(structuredData).match(/"@type":\["Product","ProductModel"\]/g)).toHaveLength(1);
    const { body } = await site.publish.inject(path);
    const [, picture] = /property="og:image" content="[^"/]*\/\/[^"/]*([^"]*)"/.exec(body) ?? [];
    expect((await site.publish.inject({ method: 'HEAD', url: picture! })).statusCode).toBe(200);
  },
);
