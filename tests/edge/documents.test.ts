/**
 * @jest-environment ./tests/as-published.js
 * @jest-turn 8
 */
import { edgeDelivery } from '../../model-json/core/server/edge-delivery/edge-delivery';
import { childPages, isPage } from '../../model-json/core/exporter/shared/pages';
import { shortUrls } from '../../model-json/core/server/pages/addresses/short-urls';
import { TextLinks } from '../../model-json/core/server/pages/addresses/TextLinks';
import type { Resource } from '../../model-json/core/repository/Resource';
import { openRealSite, type RealSite } from '../server/real-site';
import { startSite, testFrontend } from '../server/start-site';
import { isEvery } from '../sample';
import { contentOf } from '../worlds/content-of';
import { readDocument } from './edge-dom';

/* The site's pages as documents of Edge Delivery, and what a browser draws from a document alone. */

describe('documents of pages', () => {
  let site: RealSite;
  beforeAll(async () => {
    site = await openRealSite(testFrontend(), { edgeDelivery });
  }, 120_000);
  afterAll(() => site.close());

  const get = (url: string) => site.publish.inject({ url, headers: { host: 'www.example.com' } });

  /** Pages with a component that none before had: together they contain all that the site uses. */
  async function examples(root: string): Promise<string[]> {
    const seen = new Set<string>();
    const found: string[] = [];
    const walk = async (page: Resource): Promise<void> => {
      const types = isPage(page)
        ? [...(await get(`${page.path}.model.json`)).body.matchAll(/":type":"([^"]+)"/g)].map(
            ([, type]) => type!,
          )
        : [];
      if (isEvery || types.some((type) => !seen.has(type))) found.push(page.path);
      types.forEach((type) => seen.add(type));
      // Products of a family are alike, and so are articles.
      const isTop = page.path === root;
      for (const child of childPages(page).slice(0, isEvery || isTop ? undefined : 1)) await walk(child);
    };
    await walk(site.repository.get(root)!);
    return found;
  }

  /** A page's model and its document at the same time: the search begins to answer meanwhile. */
  async function together(path: string): Promise<{ json: string; document: string }> {
    const model = async () => (await get(`${path}.model.json`)).body;
    for (let before = await model(); ;) {
      const { body, statusCode } = await get(`${path}.edge.html`);
      expect([path, statusCode]).toEqual([path, 200]);
      const json = await model();
      if (json === before) return { json, document: body };
      before = json;
    }
  }

  it.each([
    '/content/ventora/gb/en',
    ...(isEvery ? ['/content/ventora/de/de', '/content/ventora-library'] : []),
  ])(
    'say all that the pages below %s say: words, links and pictures, in their order',
    async (root) => {
      const paths = await examples(root);
      expect(paths.length).toBeGreaterThan(5);
      const { renderPage, assets } = testFrontend();
      // In JSON, links in texts are as authors wrote them; visitors' pages have their addresses.
      const links = new TextLinks(shortUrls(site.repository).map);
      const drawn = (model: unknown) => {
        const { html, problems } = renderPage({ model, origin: 'http://www.example.com', assets });
        expect(problems).toEqual([]);
        return contentOf(html.slice(html.indexOf('<body')));
      };
      for (const path of paths) {
        const { json, document } = await together(path);
        expect(drawn(readDocument(document))).toEqual(drawn(links.mapped(JSON.parse(json))));
      }
    },
    600_000,
  );

  it('have a section for each part of the page, with headings and paragraphs outside of blocks', async () => {
    const { body, headers } = await get('/content/ventora/gb/en.plain.html');
    expect(body).toContain('<h2>');
    expect(body).toContain('<div class="teaser depth-1">');
    expect(body.match(/<div class="section-metadata">/g)!.length).toBeGreaterThan(8);
    expect(body).not.toMatch(/<(?:html|main|script|style)\b/);
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('name title, languages and template in the head', async () => {
    const { body } = await get('/content/ventora/gb/en.edge.html');
    expect(body).toContain('<link rel="alternate" hreflang="de-DE" href="http://www.example.com/de/de">');
    expect(body).toContain('<meta name="template" content="home-page">');
    expect(body).toContain('<script src="/scripts/scripts.js" type="module"></script>');
  });
});

it('are not there unless they are switched on', async () => {
  const site = await startSite();
  for (const app of [site.author, site.publish])
    for (const kind of ['plain', 'edge']) {
      const { statusCode } = await app.inject(`/content/ventora/gb/en.${kind}.html`);
      expect(statusCode).toBe(404);
    }
  await site.close();
});

it('are there on author and publish, and only for pages', async () => {
  const site = await startSite({ server: { edgeDelivery } });
  const status = async (url: string) => (await site.author.inject(url)).statusCode;
  expect(await status('/content/ventora/gb/en.plain.html')).toBe(200);
  expect((await site.publish.inject('/content/ventora/gb/en.edge.html')).statusCode).toBe(200);
  expect(await status('/content/ventora/gb/en.plain.more.html')).toBe(404);
  expect(await status('/content/ventora/gb/en/jcr:content.plain.html')).toBe(404);
  await site.close();
});
