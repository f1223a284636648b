import { toJson, type NodeJson } from '../node-json';
import type { Repository } from '../Repository';
import { component, contentFolder, openFolder, page } from '../testing/content-folder';
import { localisings } from '../../../features/markets/localising';
import { withDerivedPages } from './derived-repository';
import { storedOf } from './stored-of';

const fragment = '/content/dam/site/products/valve';
const element = (name: string, translatable: string): NodeJson => ({
  'jcr:primaryType': 'nt:unstructured',
  name,
  translatable,
});
const files = (): Record<string, NodeJson> => ({
  'content.json': { 'jcr:primaryType': 'sling:Folder' },
  'content/site/gb/en.json': page('Air'),
  'apps/ventora/components.json': {
    'jcr:primaryType': 'sling:Folder',
    text: { 'jcr:primaryType': 'cq:Component', prose: ['text'] },
    table: { 'jcr:primaryType': 'cq:Component', prose: ['rows/*/cells'] },
    tabs: { 'jcr:primaryType': 'cq:Component', prose: ['*/cq:panelTitle'] },
    rules: { 'jcr:primaryType': 'cq:Component', queries: ['pins/*/queries'] },
  },
  'conf/site/settings/dam/cfm/models/product.json': {
    'jcr:primaryType': 'cq:Template',
    'jcr:content': {
      'jcr:primaryType': 'cq:PageContent',
      model: {
        'jcr:primaryType': 'cq:PageContent',
        'cq:dialog': {
          'jcr:primaryType': 'nt:unstructured',
          content: {
            'jcr:primaryType': 'nt:unstructured',
            items: {
              'jcr:primaryType': 'nt:unstructured',
              sku: element('sku', 'false'),
              name: element('name', 'true'),
              note: element('note', 'true'),
            },
          },
        },
      },
    },
  },
  'content/site/us/en.json': {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': {
      'jcr:primaryType': 'cq:PageContent',
      'cq:LiveSyncConfig': {
        'jcr:primaryType': 'cq:LiveCopy',
        'cq:master': '/content/site/gb/en',
        'cq:isDeep': true,
      },
    },
  },
  'content/site/gb/en/colours.json': page('Colours', {
    text: component('text', {
      text: '<p><a href="/content/site/gb/en/colours.html">Grey tyres</a></p>',
      name: 'colour',
    }),
    table: component('table', {
      rows: {
        'jcr:primaryType': 'nt:unstructured',
        item0: { 'jcr:primaryType': 'nt:unstructured', cells: ['Litres', 'Colour'], name: 'colour' },
      },
    }),
    tabs: component('tabs', {
      grey: component('text', { text: 'Grey', 'cq:panelTitle': 'Tyres', label: 'tyres' }),
    }),
    rules: component('rules', {
      pins: {
        'jcr:primaryType': 'nt:unstructured',
        item0: { 'jcr:primaryType': 'nt:unstructured', queries: ['tyre 10 bar'], targets: ['tyre'] },
      },
    }),
  }),
  [`${fragment.slice(1)}.json`]: {
    'jcr:primaryType': 'dam:Asset',
    'jcr:content': {
      'jcr:primaryType': 'dam:AssetContent',
      data: {
        'jcr:primaryType': 'nt:unstructured',
        'cq:model': '/conf/site/settings/dam/cfm/models/product',
        master: {
          'jcr:primaryType': 'nt:unstructured',
          sku: 'grey-1',
          name: 'Grey valve',
          note: 'Brass.',
        },
        de: { 'jcr:primaryType': 'nt:unstructured', name: 'Große Klappe', note: 'Messing.' },
      },
    },
  },
  'content/cq%3atags/site.json': {
    'jcr:primaryType': 'cq:Tag',
    'jcr:title': 'Tyres',
    'jcr:title.de': 'Reifen',
  },
});

let stored: Repository;
let site: Repository;
beforeEach(async () => {
  stored = await openFolder(contentFolder(files()));
  site = withDerivedPages(stored, () => ({ roots: [], below: () => [] }), localisings);
});
afterEach(() => site.close());
const properties = (path: string) => site.get(path)?.properties;

it('shows the copy’s text in its spelling, and leaves names and addresses unchanged', () => {
  const at = '/content/site/us/en/colours/jcr:content';
  expect(properties(at)!['jcr:title']).toBe('Colors');
  expect(properties(`${at}/root/text`)).toMatchObject({
    text: '<p><a href="/content/site/us/en/colours.html">Gray tires</a></p>',
    name: 'colour',
  });
});

it('recognises texts by their component', () => {
  const root = '/content/site/us/en/colours/jcr:content/root';
  expect(properties(`${root}/table/rows/item0`)).toMatchObject({
    cells: ['Liters', 'Color'],
    name: 'colour',
  });
  expect(properties(`${root}/tabs/grey`)).toMatchObject({
    text: 'Gray',
    'cq:panelTitle': 'Tires',
    label: 'tyres',
  });
});

it('spells example queries, but keeps their figures', () => {
  expect(properties('/content/site/us/en/colours/jcr:content/root/rules/pins/item0')).toMatchObject({
    queries: ['tire 10 bar'],
    targets: ['tyre'],
  });
});

it('derives a variation of a fragment for each such country, with only the differences', () => {
  const data = `${fragment}/jcr:content/data`;
  expect([...site.get(data)!.children.keys()]).toEqual(['master', 'de', 'en_us', 'de_ch']);
  expect(properties(`${data}/en_us`)).toEqual({
    'jcr:primaryType': 'nt:unstructured',
    name: 'Gray valve',
  });
  expect(properties(`${data}/de_ch`)).toMatchObject({ name: 'Grosse Klappe', note: 'Messing.' });
  expect(site.get(`${data}/en_us`)!.parent!.parent!.parent!.path).toBe(fragment);
});

it('derives titles of tags for each such country', () => {
  expect(properties('/content/cq:tags/site')).toMatchObject({
    'jcr:title': 'Tyres',
    'jcr:title.en_us': 'Tires',
    'jcr:title.en_ca': 'Tires',
  });
});

it('stores nothing of it', () => {
  expect(toJson(storedOf(site.get(fragment)!)!)).toEqual(toJson(stored.get(fragment)!));
});

it('shows the same tree from whichever end it is read', () => {
  expect(site.get('/content')!.children.get('dam')).toBe(site.get('/content/dam'));
});
