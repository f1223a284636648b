/** @jest-environment ./tests/as-published.js */
import { KeptParts } from '../../../ui.frontend/src/core/document/KeptParts';
import type { RenderRequest } from '../../../ui.frontend/src/core/document/render-page';
import { firstDifference } from '../../ssr/first-difference';
import { openRealSite, type RealSite } from '../real-site';
import { testFrontend } from '../start-site';

/* A page assembled from cached parts equals, byte for byte, the page rendered in full. */

let site: RealSite;
/** The last page as sent, and as rendered in full. */
let last: { sent: string; full: string };
let isCompared = false;

beforeAll(async () => {
  const frontend = testFrontend();
  const renderPage = (request: RenderRequest) => {
    const drawn = frontend.renderPage(request);
    // A copied model is unknown to the renderer, so nothing comes from its cache.
    if (isCompared)
      last = {
        sent: drawn.html,
        full: testFrontend().renderPage(structuredClone(request)).html,
      };
    return drawn;
  };
  site = await openRealSite({ ...frontend, renderPage });
  // Waits for the index, without which the pages are empty.
  while ((await site.publish.inject('/bin/ventora/search?q=pump')).statusCode !== 200)
    await new Promise((resolve) => setTimeout(resolve, 200));
}, 120_000);
afterAll(() => site.close());

const PAGES: Readonly<Record<string, readonly string[]>> = {
  'a search': [
    '/search?q=pump',
    '/search?q=zzz',
    '/search?q=compressor&page=2',
    '/search?q=oil&kind=article',
  ],
  'a product list with filters': [
    '/products/screw?page=1',
    '/products/screw?sort_key=name&sort_order=asc',
    '/products/screw?page=2',
    '/products/screw?units=us&page=1',
  ],
  'a comparison': [
    '/compare?p=V-101',
    '/compare?p=V-102,V-101',
    '/compare?p=nothing',
    '/compare?only=differences',
  ],
  'a dealer finder': [
    '/business-partner-area/dealer-finder?place=Leeds',
    '/business-partner-area/dealer-finder?place=zz',
    '/business-partner-area/dealer-finder?service=repair',
    '/business-partner-area/dealer-finder?place=York&radius=50',
  ],
};

it.each(Object.entries(PAGES))(
  'serves %s from cached parts as if rendered in full',
  async (_name, addresses) => {
    const find = jest.spyOn(KeptParts.prototype, 'find');
    for (let times = 0; times < 4; times += 1) {
      isCompared = times === 3;
      for (const address of addresses) {
        find.mockClear();
        const { statusCode } = await site.publish.inject(address);
        expect(statusCode).toBeLessThan(404);
        if (!isCompared) continue;
        expect(firstDifference(last.sent, last.full)).toBe('');
        const inPlace = find.mock.results.flatMap(({ value }) =>
          value?.isProven === true ? (value.html?.text ?? []) : [],
        );
        expect(inPlace.join('')).toMatch(/<header/);
        expect(inPlace.join('')).toMatch(/<footer/);
      }
    }
    find.mockRestore();
  },
  120_000,
);
