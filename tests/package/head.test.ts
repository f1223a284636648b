/** @jest-turn 2 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'htmlparser2';
import { siteExporters } from '../../model-json/sites/ventora/exporters';
import { Models } from '../../model-json/core/server/pages/Models';
import { ProblemLog } from '../../model-json/core/server/logs/problem-log';
import { shortUrls } from '../../model-json/core/server/pages/addresses/short-urls';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';
import type { Repository } from '../../model-json/core/repository/Repository';
import { builtHead } from '../../scripts/package/built-head';
import { componentMap } from '../../ui.frontend/src/core/component-map';
import { createPageStyles } from '../../ui.frontend/src/core/document/rules/page-styles';
import { createPageRenderer } from '../../ui.frontend/src/core/document/render-page';
import { headElement, htlElements } from './htl';

/*
 * The head of AEM's page equals ours. Both use the same model (SameJsonTest checks that Java's equals ours). Ours
 * contains its styles and script; AEM gets them from customheaderlibs.html.
 */

const ORIGIN = 'https://www.example.com';
const FILES = ['/f/barlow-400.0a1b2c3d.woff2', '/f/barlow-semi-condensed-600.0a1b2c3d.woff2'];
const folder = path.resolve(
  __dirname,
  '../../ui.apps/src/main/content/jcr_root/apps/ventora/components/page',
);
const templates = { head: readFileSync(path.join(folder, 'head.html'), 'utf8'), built: builtHead(FILES) };

let tree: Repository;
let models: Models;
beforeAll(async () => {
  tree = await openSiteContent();
  const urls = shortUrls(tree);
  models = new Models({
    repository: tree,
    registry: siteExporters,
    urls: () => urls,
    problems: new ProblemLog(() => {}),
  });
}, 60_000);
afterAll(() => tree.close());

// The themes are in a build's CSS; these are the parts that affect the head.
const theme = (colour: string) => `:root{--dark-blue:${colour}}`;
const renderPage = createPageRenderer(
  componentMap,
  createPageStyles(theme('#0a1e3c'), new Map(), new Map([['norvent', theme('#12302b')]])),
);

function ours(model: unknown): string[] {
  const { html } = renderPage({ model, origin: ORIGIN, assets: { script: '/site.js', fonts: FILES } });
  const head = html.slice(html.indexOf('<head>') + 6, html.indexOf('</head>'));
  return parseDocument(head).children.flatMap((node) =>
    'attribs' in node && ['meta', 'link', 'title'].includes(node.name)
      ? headElement(
          node.name,
          node.attribs,
          node.name === 'title'
            ? node.children.map((each) => ('data' in each ? each.data : '')).join('')
            : '',
        )
      : [],
  );
}

function aems(model: Record<string, unknown>): string[] {
  const currentPage = { language: String(model.language).replace('-', '_') };
  const origin = { value: ORIGIN };
  // HTL's scope: values from data-sly-use and AEM's bindings.
  return htlElements({ ...templates, head: templates.head }, 'head', {
    page: model,
    site: model,
    currentPage,
    origin,
  });
}

it.each([
  ['/content/ventora/gb/en'],
  ['/content/ventora/de/de/products'],
  ['/content/ventora/ch/fr/solutions/find-your-compressor'],
  ['/content/ventora/us/es/blog'],
  ['/content/ventora/gb/en/search'],
  ['/content/ventora/gb/en/errors/404'],
  ['/content/ventora/gb/en/products/stationary/two-stage/s-270'],
  ['/content/ventora-library/library/core-content/title'],
])('writes the same head in AEM: %s', (page) => {
  const model = models.get(tree.get(page)!)!;
  expect(aems(model).sort()).toEqual(ours(model).sort());
});

it.each<[string, Record<string, string>]>([
  ['the second page of a blog', { page: '2' }],
  ['posts about something', { tag: 'energy' }],
  ['posts about nothing', { tag: 'pottery' }],
])('writes the same head in AEM for %s', (_, parameters) => {
  const page = tree.get('/content/ventora/gb/en/blog')!;
  const model = models.get(page, { wcmMode: 'disabled', parameters })!;
  const head = ours(model);
  expect(aems(model).sort()).toEqual(head.sort());
  expect(head).not.toEqual(ours(models.get(page)!).sort());
});

it('writes the same head in AEM for all articles, and for a page with another brand', () => {
  const articles = tree.list('/content/ventora/gb/en/blog').filter(({ name }) => name !== 'jcr:content');
  expect(articles.length).toBeGreaterThan(5);
  for (const article of articles) {
    const model = { ...models.get(article)!, brand: 'norvent' };
    expect(aems(model).sort()).toEqual(ours(model).sort());
  }
});
