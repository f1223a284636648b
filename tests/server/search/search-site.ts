import { siteExporters } from '../../../model-json/sites/ventora/exporters';
import { componentModel } from '../../../model-json/core/exporter/shared/component-model';
import type { Model } from '../../../model-json/core/exporter/Exporter';
import {
  fragments,
  product,
  PRODUCTS,
  tags,
} from '../../../model-json/features/catalogue/exporter/testing/fragments';
import type { NodeJson } from '../../../model-json/core/repository/node-json';
import { typed } from '../../../model-json/features/catalogue/search/testing-search-site';
import type { SearchAnswer } from '../../../shared/search/search-answer';
import { component, page } from '../fixture-site';
import { startSite, type SiteOptions, type TestSite } from '../start-site';

/* A site with a small catalogue, two languages, two countries for one of them, and a list of search results. */

export const gb = '/content/ventora/gb/en';
const LIST = 'ventora/components/filterlist';

const text = (words: string) => component('text', { text: words, textIsRich: true });

const tag = (title: string, german: string, children: NodeJson = {}): NodeJson => ({
  'jcr:primaryType': 'cq:Tag',
  'jcr:title': title,
  'jcr:title.de': german,
  ...children,
});

const article = { 'cq:template': '/conf/ventora/settings/wcm/templates/article-page', date: '2026-10-01' };

const pdf = (title: string): NodeJson =>
  typed({
    'jcr:primaryType': 'dam:Asset',
    'jcr:content': {
      'jcr:primaryType': 'dam:AssetContent',
      metadata: { 'dc:title': title, 'dc:format': 'application/pdf', 'dam:size': 2048 },
    },
  });

const catalogue = typed({
  'jcr:primaryType': 'sling:Folder',
  ...fragments,
  'v-1024-00': product(
    {
      sku: 'V-1024-00',
      family: 'ventora:family/mobile/piston',
      name: 'M 24 Silent',
      kind: 'Mobile oil-free compressor',
      description: 'As quiet as a conversation.',
      motorPower: 0.75,
      freeAirDelivery: 85,
      maxPressure: 8,
      tankVolume: 24,
      soundPressureLevel: 60,
      voltage: 230,
      phases: 1,
      uses: ['ventora:use/workshop'],
      features: ['ventora:feature/oil-free'],
      documents: ['/content/dam/ventora/manual.pdf'],
    },
    { de: { kind: 'Mobiler ölfreier Kompressor', description: 'Leise wie ein Gespräch.' } },
  ),
});

const searchPage = page('Search', {
  all: component('filterlist', { id: 'all' }),
  mobile: component('filterlist', { id: 'mobile' }),
});

const tree: Readonly<Record<string, NodeJson | string>> = {
  'content/dam/ventora/manual.pdf': '%PDF-1.7',
  'content/dam/ventora/nobody.pdf': '%PDF-1.7',
  'content/dam/ventora/products.json': catalogue,
  'content/dam/ventora/manual.pdf.json': pdf('Operating manual M 24 Silent'),
  'content/dam/ventora/nobody.pdf.json': pdf('Operating manual that nothing leads to'),
  'content/cq%3atags.json': typed({
    'jcr:primaryType': 'sling:Folder',
    ventora: {
      ...tags.ventora,
      feature: tag('Feature', 'Merkmal', { 'oil-free': tag('Oil-free', 'Ölfrei') }),
    },
  }),
  'content/ventora/gb/en/products/m-50.json': page('M 50', {}, { productPath: `${PRODUCTS}/v-1050-00` }),
  'content/ventora/gb/en/products/m-24.json': page(
    'M 24 Silent',
    { words: text('<p>Runs beside a dentist&#39;s chair.</p>') },
    { productPath: `${PRODUCTS}/v-1024-00` },
  ),
  'content/ventora/gb/en/products/mobile.json': page(
    'Mobile compressors',
    {},
    { family: 'ventora:family/mobile', navTitle: 'Mobile' },
  ),
  'content/ventora/gb/en/leaks.json': page(
    'Leaks cost more than you think',
    { words: text('<p>Leaks hiss.</p>') },
    article,
  ),
  'content/ventora/gb/en/secret.json': page('Secret leaks', {}, { 'cq:robotsTags': ['noindex'] }),
  'content/ventora/gb/en/search.json': searchPage,
  'content/ventora/gb/en/find.json': page('Find', {
    find: component('commerce/search', { id: 'find', pageSize: 1 }),
    still: component('commerce/search', { category: 'ventora:family/stationary' }),
  }),
  'content/ventora/de/de/products/m-24.json': page(
    'M 24 Silent',
    {},
    { productPath: `${PRODUCTS}/v-1024-00` },
  ),
  'content/ventora/us/en.json': page('Home', {}, { 'jcr:language': 'en-US' }),
  'content/ventora/us/en/yard.json': page('The yard in Ohio', { words: text('<p>Leaks, too.</p>') }),
};

/** The settings of the two result lists on the page. */
const lists: Readonly<Record<string, Model>> = {
  all: { preset: {}, facets: [], figures: [], pageSize: 3 },
  mobile: {
    preset: { filters: { kind: ['product'], family: ['mobile'] }, ranges: { maxPressure: { max: 9 } } },
    facets: ['use'],
    figures: ['motorPower'],
    pageSize: 12,
  },
};

const registry = {
  ...siteExporters,
  [LIST]: ((resource, context) =>
    componentModel(resource, context, lists[resource.name] as Model)) as (typeof siteExporters)[string],
};

export const startSearchSite = ({ content = {}, server, published }: SiteOptions = {}): Promise<TestSite> =>
  startSite({
    content: { ...tree, ...content },
    server: { registry, ...server },
    ...(published && { published: { ...tree, ...published } }),
  });

/** Publish's response to a search. */
export async function search(site: TestSite, query: string): Promise<SearchAnswer> {
  const { statusCode, body } = await site.publish.inject(`/bin/ventora/search?${query}`);
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body) as SearchAnswer;
}

export const names = ({ items }: SearchAnswer): string[] =>
  items.map((item) => (item.type === 'product' ? item.name : item.title));
