/**
 * @jest-environment ./tests/as-published.js
 * @jest-environment-options {"customExportConditions": ["harbour", "node", "node-addons"]}
 * @jest-turn 8
 */
import { edgeDelivery } from '../../model-json/core/server/edge-delivery/edge-delivery';
import { shortUrls } from '../../model-json/core/server/pages/addresses/short-urls';
import { TextLinks } from '../../model-json/core/server/pages/addresses/TextLinks';
import { openSecondSite, type SecondSite } from '../server/second-site';
import { testFrontend } from '../server/start-site';
import { isEvery } from '../sample';
import { contentOf } from '../worlds/content-of';
import { readDocument } from './edge-dom';

/* The second site's pages as documents of Edge Delivery. */

let library: SecondSite;
beforeAll(async () => {
  library = await openSecondSite({ edgeDelivery });
}, 120_000);
afterAll(() => library.close());

const HOST = 'www.example.com';
const get = (url: string) => library.publish.inject({ url, headers: { host: HOST } });

it.each([
  '/content/harbour/gb/en',
  '/content/harbour/gb/en/visit',
  '/content/harbour/gb/en/borrow/join',
  '/content/harbour/gb/en/whats-on/story-time',
  '/content/harbour/gb/en/about/contact',
  '/content/harbour/gb/fr/borrow',
  ...(isEvery
    ? [
        '/content/harbour/gb/en/search',
        '/content/harbour/gb/en/visit/book-bus',
        '/content/harbour/gb/fr/about/news',
      ]
    : []),
])('say all that %s says: words, links and pictures, in their order', async (path) => {
  const { renderPage, assets } = testFrontend();
  const drawn = (model: unknown) => {
    const { html, problems } = renderPage({ model, origin: `http://${HOST}`, assets });
    expect(problems).toEqual([]);
    return contentOf(html.slice(html.indexOf('<body')));
  };
  const { body, statusCode } = await get(`${path}.edge.html`);
  expect(statusCode).toBe(200);
  const links = new TextLinks(shortUrls(library.repository).map);
  const published = drawn(links.mapped((await get(`${path}.model.json`)).json()));
  expect(published.join('\n')).not.toMatch(/→ \/content\/.*\.html/);
  expect(published.length).toBeGreaterThan(30);
  expect(drawn(readDocument(body))).toEqual(published);
});
