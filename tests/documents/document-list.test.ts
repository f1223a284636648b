/** @jest-turn 5 */
import { createContext } from '../../model-json/core/exporter/create-context';
import type { Model } from '../../model-json/core/exporter/Exporter';
import { exportResource } from '../../model-json/core/exporter/export-resource';
import { siteExporters } from '../../model-json/sites/ventora/exporters';
import type { Repository } from '../../model-json/core/repository/Repository';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';

let tree: Repository;
beforeAll(async () => {
  tree = await openSiteContent();
}, 60_000);
afterAll(() => tree.close());

/** The download area of a site with a visitor's choices. */
function listed(requestParameters: Readonly<Record<string, string>> = {}, site = '/gb/en') {
  const currentPage = tree.get(`/content/ventora${site}/business-partner-area/download-area`)!;
  const context = createContext({ tree, currentPage, registry: siteExporters, requestParameters });
  const place = tree.get(`${currentPage.path}/jcr:content/root/main/current/list`)!;
  const model = exportResource(place, context)!;
  return { total: model.total as number, documents: model.documents as Model[] };
}

test('the download area lists the catalogue, the manuals of families, and a data sheet for each product', () => {
  expect(listed({ type: 'catalogue' }).total).toBe(1);
  expect(listed({ type: 'manual' }).total).toBeGreaterThan(15);
  expect(listed({ type: 'data-sheet' }).total).toBeGreaterThanOrEqual(300);
});

test.each([
  ['V-3007-10', 'R 7'],
  ['v300710', 'R 7'],
  ['m 50 silent', 'M 50 Silent'],
])('searching for %s finds the document of %s', (search_query, title) => {
  expect(
    listed({ search_query, type: 'data-sheet' }).documents.map(({ title: found }) =>
      String(found).replace(/\s/g, ' '),
    ),
  ).toContain(title);
});

test('a search term matches the beginning of words only', () => {
  expect(listed({ search_query: 'rew' }).total).toBe(0);
});

test('documents in other languages can be listed, and link to their own sites', () => {
  const { documents } = listed({ language: 'de', search_query: 'V-3007', type: 'data-sheet' }, '/us/en');
  expect(documents[0]).toMatchObject({ language: 'de', kind: 'Schraubenkompressor' });
  expect(documents[0]!.url).toMatch(/^\/content\/ventora\/de\/de\//);
  expect(listed({ language: 'all', type: 'catalogue' }).total).toBe(4);
});

test('a family filters the list, and a page number beyond the last shows the last', () => {
  const screws = listed({ family: 'ventora:family/screw', page: '999' });
  expect(screws.total).toBeLessThan(100);
  expect(screws.documents.length).toBeGreaterThan(0);
});
