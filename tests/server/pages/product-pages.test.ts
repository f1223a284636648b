/** @jest-environment ./tests/as-published.js */
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
  'who has R 15 T%s among the fixed-speed ones is sent on',
  async (market) => {
    const { statusCode, headers } = await site.publish.inject(`${market}/products/screw/fixed-speed/r-15-t`);
    expect([statusCode, headers.location]).toEqual([301, `${market}/products/screw/with-dryer/r-15-t`]);
  },
);

test.each(['/products/screw/with-dryer/r-15-t', '/products/screw/fixed-speed/r-15'])(
  '%s tells search engines of one product, and link previews have a picture of it',
  async (path) => {
    const { structuredData } = await crawl(site.publish, path);
    expect(JSON.stringify(structuredData).match(/"@type":"Product"/g)).toHaveLength(1);
    const { body } = await site.publish.inject(path);
    const [, picture] = /property="og:image" content="[^"/]*\/\/[^"/]*([^"]*)"/.exec(body) ?? [];
    expect((await site.publish.inject({ method: 'HEAD', url: picture! })).statusCode).toBe(200);
  },
);
