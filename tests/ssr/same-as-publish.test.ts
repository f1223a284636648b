/**
 * @jest-environment ./tests/as-published.js
 * @jest-turn 2
 */
import { firstDifference } from './first-difference';
import { openRealSite, type RealSite } from '../server/real-site';
import { testFrontend } from '../server/start-site';
import { isEvery } from '../sample';
import { childPages, isPage, pageProperties } from '../../model-json/core/exporter/shared/pages';
import { text } from '../../model-json/core/exporter/shared/properties';
import { compared } from '../../model-json/sites/ventora/compared';
import { siteExporters } from '../../model-json/sites/ventora/exporters';
import type { Resource } from '../../model-json/core/repository/Resource';
import { Models } from '../../model-json/core/server/pages/Models';
import { shortUrls } from '../../model-json/core/server/pages/addresses/short-urls';
import { TextLinks } from '../../model-json/core/server/pages/addresses/TextLinks';
import { answerJob } from '../../model-json/core/ssr/drawing/answer-job';
import { createBodyRenderer } from '../../ui.frontend/src/core/document/render-body';
import { initialStateScript } from '../../ui.frontend/src/core/kit/html/initial-state';

/* AEM gets the same HTML for a page as publish sends; links in texts are mapped by AEM itself, on their way out. */

const HOST = 'www.example.com';
const ROOTS = [
  '/content/ventora/gb/en',
  ...(isEvery ? ['/content/ventora/de/de', '/content/ventora-library/library'] : []),
];

/** Publish adds live results to these pages; AEM's model of them has no hits and no time. */
const FILLED = /"ventora\/components\/(?:search|filterlist|dealerfinder|comparison)"/;

let site: RealSite;
let models: Models;
let textLinks: TextLinks;

beforeAll(async () => {
  site = await openRealSite();
  const urls = shortUrls(site.repository);
  textLinks = new TextLinks(urls.map);
  models = new Models({
    repository: site.repository,
    registry: siteExporters,
    urls: () => urls,
    problems: { report: () => {} } as never,
    services: () => compared.services ?? {},
  });
}, 120_000);
afterAll(() => site.close());

/** Products of a family have the same components, so the first stands for all; nightly each is looked at. */
const examplesBelow = (page: Resource): Resource[] =>
  childPages(page).filter((child, index) => isEvery || index === 0 || productOf(child) === undefined);

const productOf = (page: Resource) => text(pageProperties(page), 'productPath');

/** Pages with a component that none before had: together they contain all of the site's. */
function examples(root: Resource): { page: Resource; json: string }[] {
  const seen = new Set<string>();
  const found: { page: Resource; json: string }[] = [];
  const walk = (page: Resource): void => {
    const model = isPage(page) ? models.get(page) : undefined;
    const json = model ? JSON.stringify(textLinks.mapped(model)) : '';
    const types = [...json.matchAll(/":type":"([^"]+)"/g)].map(([, type]) => type!);
    if (types.some((type) => !seen.has(type)) && !FILLED.test(json)) {
      types.forEach((type) => seen.add(type));
      found.push({ page, json });
    }
    examplesBelow(page).forEach(walk);
  };
  walk(root);
  return found;
}

it.each(ROOTS)(
  'renders the same for AEM as on publish, below %s',
  async (rootPath) => {
    const renderer = { renderBody: createBodyRenderer(testFrontend().renderPage), initialStateScript };
    const root = site.repository.get(rootPath)!;
    const pages = examples(root);
    expect(pages.length).toBeGreaterThan(3);
    for (const { page, json } of pages) {
      const address = shortUrls(site.repository).map(`${page.path}.html`);
      const answer = await site.publish.inject({ url: address, headers: { host: HOST } });
      const published = /<body[^>]*>(.*)<\/body>/s.exec(answer.body)![1]!;
      const children = page === root ? '{}' : `{${JSON.stringify(page.path)}:${json}}`;
      const hierarchy = JSON.stringify({ ...textLinks.mapped(models.get(root)), ':children': '…' }).replace(
        '"…"',
        () => children,
      );
      const drawn = answerJob(renderer, {
        path: `${page.path}.html`,
        rootPath,
        body: Buffer.from(hierarchy),
        packing: 'none',
        limit: 1e8,
        origin: `http://${HOST}`,
        withState: false,
      });
      if (!('html' in drawn)) throw new Error(`${page.path}: ${drawn.message}`);
      // AEM's page already contains the root element.
      const expected = published.replace(' id="spa-root"', '');
      expect(firstDifference(Buffer.from(drawn.html).toString(), expected)).toBe('');
    }
  },
  300_000,
);
