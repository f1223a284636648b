/** @jest-turn 6 */
import { createContext } from '../../model-json/core/exporter/create-context';
import { siteExporters } from '../../model-json/sites/ventora/exporters';
import type { Repository } from '../../model-json/core/repository/Repository';
import type { SearchDocument } from '../../model-json/features/search/engine/SearchDocument';
import { productDocuments } from '../../model-json/features/catalogue/search/product-documents';
import { sitesOf } from '../../model-json/core/server/pages/sites';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';

let tree: Repository;
beforeAll(async () => {
  tree = await openSiteContent();
}, 60_000);
afterAll(() => tree.close());

function documentsOf(country: string): SearchDocument[] {
  const site = sitesOf(tree).find(({ root }) => root.path === `/content/ventora/${country}`)!;
  const context = createContext({ tree, currentPage: site.root, registry: siteExporters });
  return [...productDocuments(site, context)];
}

const named = (documents: SearchDocument[], name: string) =>
  documents.find((document) => document.name.replace('\u00a0', ' ') === name)!;

test.each([
  ['us/en', 460],
  ['us/es', 460],
  ['ca/en', 575],
  ['ca/fr', 575],
])('%s finds only products built for its mains, with the voltage stated', (country, voltage) => {
  const documents = documentsOf(country);
  expect(documents.length).toBeGreaterThan(250);
  expect(named(documents, 'R 7').figures).toMatchObject({ voltage: [voltage], frequency: [60] });
  const foreign = documents.filter(
    ({ figures, body }) =>
      [figures?.voltage].flat().includes(400) ||
      [figures?.frequency].flat().includes(50) ||
      /(?<!R )\b400[\u00a0 ]V\b|\bCEE\b|\bUKCA\b|\bCE[- ]mark/.test(body ?? ''),
  );
  expect(foreign.map(({ name }) => name)).toEqual([]);
});

test.each(['gb/en', 'de/de', 'ch/fr'])('%s finds products for 400 V', (country) => {
  expect(named(documentsOf(country), 'R 7').figures).toMatchObject({ voltage: [400], frequency: [50] });
});

test('indexes a product separately for each country’s site', () => {
  const all = sitesOf(tree).flatMap(({ root }) => documentsOf(root.path.slice('/content/ventora/'.length)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ facets }) => facets?.site?.length !== 1)).toEqual([]);
});
