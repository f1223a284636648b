import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RenderingProvider, type Rendering } from '../../../ui.frontend/src/core/kit/rendering';
import { FilterList } from '../../../ui.frontend/src/features/search/FilterList/FilterList';
import { filterListModel } from '../../../ui.frontend/src/features/search/FilterList/FilterList.model';
import { product } from '../../../model-json/features/catalogue/exporter/testing/fragments';
import type { ProductFacet } from '../../../model-json/features/catalogue/search/facets';
import { typed } from '../../../model-json/features/catalogue/search/testing-search-site';
import type { NodeJson } from '../../../model-json/core/repository/node-json';
import type { SearchAnswer } from '../../../shared/search/search-answer';
import type { TestSite } from '../start-site';

/* The recipe for a facet in CONTRIBUTING.md: one line in facets.ts, one tag with those below it. */

const definition = '../../../model-json/features/catalogue/search/facets';
type Definition = { FACETS: ProductFacet[]; elementTags(element: string): ProductFacet['tagsOf'] };

const tag = (title: string, german: string, children: NodeJson = {}): NodeJson => ({
  'jcr:primaryType': 'cq:Tag',
  'jcr:title': title,
  'jcr:title.de': german,
  ...children,
});

const folder = (children: object): NodeJson => typed({ 'jcr:primaryType': 'sling:Folder', ...children });

/** A product whose fragment says how it is driven. */
const driven = (sku: string, name: string, drives: readonly string[]) =>
  product({
    sku,
    name,
    family: 'ventora:family/mobile',
    drives: drives.map((drive) => `ventora:drive/${drive}`),
  });

const content = {
  'content/dam/ventora/products.json': folder({
    'v-1001-00': driven('V-1001-00', 'Belt 1', ['belt']),
    'v-1002-00': driven('V-1002-00', 'Coupling 2', ['direct']),
    'v-1003-00': driven('V-1003-00', 'Coupling 3', ['direct']),
  }),
  // The second edit: what visitors choose among, under which title.
  'content/cq%3atags.json': folder({
    ventora: tag('Ventora', 'Ventora', {
      family: tag('Product family', 'Produktfamilie', { mobile: tag('Mobile', 'Mobil') }),
      drive: tag('Drive', 'Antrieb', {
        direct: tag('Direct drive', 'Direktantrieb'),
        belt: tag('Belt drive', 'Riemenantrieb'),
      }),
    }),
  }),
};

const rendering: Rendering = {
  mode: 'disabled',
  language: 'en-GB',
  renderChild: () => null,
  site: { name: 'Ventora', origin: 'https://www.example.com' },
};

let site: TestSite;
beforeAll(async () => {
  // The first edit: a line in the list of facets.
  jest.doMock(definition, () => {
    const actual = jest.requireActual<Definition>(definition);
    const drive: ProductFacet = { name: 'drive', tagsOf: actual.elementTags('drives') };
    return { ...actual, FACETS: [...actual.FACETS, drive] };
  });
  const { startSearchSite } = await import('./search-site');
  site = await startSearchSite({ content });
  await site.publish.inject('/bin/ventora/search');
  // The whole site is compiled once more, with the new line.
}, 60_000);
afterAll(() => site.close());

const ask = async (query: string): Promise<SearchAnswer> =>
  (await site.publish.inject(`/bin/ventora/search?${query}`)).json();

const skus = ({ items }: SearchAnswer) =>
  items.flatMap((item) => (item.type === 'product' ? item.sku : [])).sort();

it('counts the values of a new facet and names them in the visitor’s language', async () => {
  const { facets, facetTitles } = await ask('lang=de&kind=product');
  expect(facetTitles?.drive).toBe('Antrieb');
  expect(facets.drive).toEqual([
    { value: 'direct', title: 'Direktantrieb', count: 2, selected: false, level: 0 },
    { value: 'belt', title: 'Riemenantrieb', count: 1, selected: false, level: 0 },
  ]);
});

it('finds what has a value of it, by the filter and by its name', async () => {
  expect(skus(await ask('drive=direct'))).toEqual(['V-1002-00', 'V-1003-00']);
  expect(skus(await ask('q=belt+drive&kind=product'))).toEqual(['V-1001-00']);
});

it('documents it where programs read what can be asked', async () => {
  const { body } = await site.publish.inject('/bin/ventora/openapi.json');
  expect(body).toContain('"name":"drive"');
});

it('offers it among the filters, after the others', async () => {
  const list = filterListModel.parse({ id: 'list', service: '/bin', preset: {}, answer: await ask('q=') });
  const html = renderToStaticMarkup(
    createElement(RenderingProvider, { value: rendering }, createElement(FilterList, list)),
  );
  const legends = [...html.matchAll(/<legend[^>]*>([^<]*)</g)].map(([, legend]) => legend);
  expect(legends).toEqual(['Product family', 'Drive']);
  expect(html).toContain('name="drive" value="belt"');
});
